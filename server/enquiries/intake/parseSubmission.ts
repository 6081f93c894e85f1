import { type ParsedEnquiry, parseEnquiry } from '@/lib/shared/enquiry/parseEnquiry';
import { hasKnownCountry } from '../normalizePhone';

/** Checks a value as the form does, and the country code of its telephone number, which takes long lists. Never throws. */
export function parseSubmission(value: unknown): ParsedEnquiry {
  const parsed = parseEnquiry(value);
  if (!parsed.ok || !parsed.lead.phone) return parsed;
  const { phone, locale } = parsed.lead;
  return hasKnownCountry(phone, locale) ? parsed : { ok: false, errors: { phone: 'invalid' } };
}
