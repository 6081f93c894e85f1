import { validatePhoneNumberLength } from 'libphonenumber-js/min';
import { type ParsedLead, parseLead } from '@/lib/shared/enquiry/parseLead';
import { readPhone } from '@/lib/shared/enquiry/readPhone';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';

/** Checks a value as the form does, and the country code of its number, which takes long lists. Never throws. */
export function parseSubmission(value: unknown): ParsedLead {
  const parsed = parseLead(value);
  if (!parsed.ok || !parsed.lead.phone) return parsed;
  const { phone, locale } = parsed.lead;
  return isDiallable(phone, locale) ? parsed : { ok: false, errors: { phone: 'invalid' } };
}

/** Whether a country code, if there is one, is in use. Lengths are left to people: a refused number is worse than a wrong one. */
function isDiallable(phone: string, locale: Locale): boolean {
  // No country code begins with 0: the `+` in front of a local number is one too many.
  const number = readPhone(phone)?.replace(/^\+(?=0)/, '') ?? '';
  return validatePhoneNumberLength(number, languageTraits[locale].country) !== 'INVALID_COUNTRY';
}
