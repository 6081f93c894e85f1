import { languageTraits } from '../i18n/languageTraits';
import { defaultLocale, isLocale } from '../i18n/locales';
import { enquiryFields } from './enquiryFields';
import { normalizePhone } from './normalizePhone';

const mobileCountries = [...new Set(Object.values(languageTraits).map(({ country }) => country))];

/** The options of the enquiry store, without the content that the server needs: its process starts faster. */
export const storeOptions = {
  fields: enquiryFields,
  normalizePhone(text: string, locale: string) {
    const { country } = languageTraits[isLocale(locale) ? locale : defaultLocale];
    return normalizePhone(text, { country, mobileCountries });
  },
};
