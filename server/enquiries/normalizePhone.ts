import {
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { readPhones } from '@/lib/shared/enquiry/readPhone';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';

/** The countries whose telephone numbers are accepted without a country code. */
const countries = [...new Set(Object.values(languageTraits).map(({ country }) => country))];

/**
 * Returns the first valid telephone number of a text in E.164 (`+84912345678`), or an empty string. A number without a
 * country code is read as a number of the country of the page's locale; a mobile number also as one of our other
 * countries.
 */
export function normalizePhone(text: string, locale: Locale): string {
  const own = languageTraits[locale].country;
  const readings = readPhones(text);
  const isOurs = (number: PhoneNumber, country: string) =>
    number.isValid() && (country === own || number.getType() === 'MOBILE');
  for (const reading of readings) {
    for (const country of [own, ...countries]) {
      const number = parsePhoneNumberFromString(reading, country);
      if (number && isOurs(number, country)) return number.number;
    }
  }
  // Numbering plans change more often than this program: with a country code, a possible length is enough.
  const international = readings.filter((reading) => reading.startsWith('+'));
  const possible = international
    .map((reading) => parsePhoneNumberFromString(reading))
    .find((number) => number?.isPossible());
  return possible?.number ?? '';
}

/** True unless every possible number in a text has a non-existent country code. */
export function hasKnownCountry(text: string, locale: Locale): boolean {
  const { country } = languageTraits[locale];
  return readPhones(text).some(
    (reading) => validatePhoneNumberLength(reading, country) !== 'INVALID_COUNTRY',
  );
}
