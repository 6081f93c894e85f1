import { hasKnownCountry } from './normalizePhone';
import { type ParsedEnquiry, parseEnquiry } from './parseEnquiry';

/**
 * Validates a submitted form as the browser does, and the country code of its telephone number, which requires large
 * tables. Never throws.
 */
export function validateEnquiry(value: unknown): ParsedEnquiry {
  const parsed = parseEnquiry(value);
  if (!parsed.ok || !parsed.lead.phone) return parsed;
  const { phone, locale } = parsed.lead;
  return hasKnownCountry(phone, locale) ? parsed : { ok: false, errors: { phone: 'invalid' } };
}
