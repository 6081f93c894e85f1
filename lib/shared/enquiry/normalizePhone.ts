import {
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { languageTraits } from '../i18n/languageTraits';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales';
import { readPhones } from './readPhone';

/** The countries whose telephone numbers are accepted without a country code. */
const countries = [...new Set(Object.values(languageTraits).map(({ country }) => country))];

/**
 * Returns the first valid telephone number of a text in E.164 (`+84912345678`), or an empty string. A number without a
 * country code is read as a number of the country of the page's locale; a mobile number also as one of our other
 * countries.
 */
export function normalizePhone(text: string, locale: string): string {
  const pageCountry = languageTraits[isLocale(locale) ? locale : defaultLocale].country;
  const candidates = readPhones(text);
  const isAccepted = (number: PhoneNumber, country: string) =>
    number.isValid() && (country === pageCountry || number.getType() === 'MOBILE');
  for (const candidate of candidates) {
    for (const country of [pageCountry, ...countries]) {
      const number = parsePhoneNumberFromString(candidate, country);
      if (number && isAccepted(number, country)) return number.number;
    }
  }
  // Numbering plans change more often than this program: with a country code, a possible length is enough.
  const international = candidates.filter((candidate) => candidate.startsWith('+'));
  const possible = international
    .map((candidate) => parsePhoneNumberFromString(candidate))
    .find((number) => number?.isPossible());
  return possible?.number ?? '';
}

/** True unless every possible number in a text has a non-existent country code. */
export function hasKnownCountry(text: string, locale: Locale): boolean {
  const { country } = languageTraits[locale];
  return readPhones(text).some(
    (candidate) => validatePhoneNumberLength(candidate, country) !== 'INVALID_COUNTRY',
  );
}
