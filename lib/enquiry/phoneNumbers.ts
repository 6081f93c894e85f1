import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { languageTraits, toLocale } from '@/lib/i18n/locales';
import { readPhones } from './contacts';

/** The countries of all languages, whose mobile numbers are accepted in each of them. */
const mobileCountries = [...new Set(Object.values(languageTraits).map(({ country }) => country))];

/**
 * Returns the first valid telephone number of a text in E.164 (`+84912345678`), or an empty string. A number without a
 * country code is read as a number of the locale's country; a mobile number also as one of the other countries. Only
 * for the server: the tables of all countries are too large for the browser.
 */
export function normalizePhone(text: string, locale: string): string {
  const { country } = languageTraits[toLocale(locale)];
  const candidates = readPhones(text);
  const isAccepted = (number: PhoneNumber, numberCountry: CountryCode) =>
    number.isValid() && (numberCountry === country || number.getType() === 'MOBILE');
  for (const candidate of candidates) {
    for (const numberCountry of [country, ...mobileCountries]) {
      const number = parsePhoneNumberFromString(candidate, numberCountry);
      if (number && isAccepted(number, numberCountry)) return number.number;
    }
  }
  // Numbering plans change more often than this program: with a country code, a possible length is enough.
  const international = candidates.filter((candidate) => candidate.startsWith('+'));
  const possible = international
    .map((candidate) => parsePhoneNumberFromString(candidate))
    .find((number) => number?.isPossible());
  return possible?.number ?? '';
}

/** Returns the text by which telephone numbers are compared: E.164, or the text itself if the number is not valid. */
export function getPhoneKey(text: string, locale: string): string {
  return normalizePhone(text, locale) || text;
}

/** True unless every possible number in a text has a non-existent country code. */
export function hasKnownCountry(text: string, locale: string): boolean {
  const { country } = languageTraits[toLocale(locale)];
  return readPhones(text).some(
    (candidate) => validatePhoneNumberLength(candidate, country) !== 'INVALID_COUNTRY',
  );
}
