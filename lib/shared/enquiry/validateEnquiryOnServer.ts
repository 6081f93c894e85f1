import { hasKnownCountry } from 'contact-details';
import { languageTraits } from '../i18n/languageTraits';
import { type ParsedEnquiry, parseEnquiry } from './parseEnquiry';

/**
 * Validates a submitted form on the server: like the browser, and also the country code of the telephone number. The
 * tables of country codes are too large for the browser. Never throws.
 */
export function validateEnquiryOnServer(value: unknown): ParsedEnquiry {
  const parsed = parseEnquiry(value);
  if (!parsed.ok || !parsed.enquiry.phone) return parsed;
  const { phone, locale } = parsed.enquiry;
  return hasKnownCountry(phone, languageTraits[locale].country)
    ? parsed
    : { ok: false, errors: { phone: 'invalid' } };
}
