import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { readPhones } from './phone';

/**
 * Returns the first valid telephone number of a text in E.164 (`+84912345678`), or an empty string. A number without a
 * country code is read as a number of `country`; a mobile number also as one of `mobileCountries`.
 */
export function normalizePhone(
  text: string,
  { country, mobileCountries }: { country: CountryCode; mobileCountries: readonly CountryCode[] },
): string {
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

/** True unless every possible number in a text has a non-existent country code. */
export function hasKnownCountry(text: string, country: CountryCode): boolean {
  return readPhones(text).some(
    (candidate) => validatePhoneNumberLength(candidate, country) !== 'INVALID_COUNTRY',
  );
}
