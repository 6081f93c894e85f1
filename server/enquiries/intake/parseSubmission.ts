import { validatePhoneNumberLength } from 'libphonenumber-js/min';
import { type ParsedLead, parseLead } from '@/lib/shared/enquiry/parseLead';
import { readPhone } from '@/lib/shared/enquiry/readPhone';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';

/**
 * Checks a value of unknown origin as the form does, and the country code of a telephone number as well, which takes
 * lists that no visitor is to download. Never throws.
 */
export function parseSubmission(value: unknown): ParsedLead {
  const parsed = parseLead(value);
  if (!parsed.ok || !parsed.lead.phone) return parsed;
  const { phone, locale } = parsed.lead;
  return isDiallable(phone, locale) ? parsed : { ok: false, errors: { phone: 'invalid' } };
}

/**
 * Whether a country code, if a number has one, is in use. Lengths are left to people: hotlines are short, extensions
 * make numbers long, and a refused number is worse than a wrong one.
 */
function isDiallable(phone: string, locale: Locale): boolean {
  // No country code begins with 0: the `+` in front of a local number is one too many.
  const number = readPhone(phone)?.replace(/^\+(?=0)/, '') ?? '';
  return validatePhoneNumberLength(number, languageTraits[locale].country) !== 'INVALID_COUNTRY';
}
