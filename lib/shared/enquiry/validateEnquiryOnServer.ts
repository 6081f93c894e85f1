import { getLocalePath } from '../i18n/getLocalePath';
import { languageTraits } from '../i18n/languageTraits';
import { defaultLocale, isLocale } from '../i18n/locales';
import { pages } from '../i18n/paths';
import { maxQuantities } from '../pricing/priceItems';
import { hasQuantities, parseQuantities, setQuantities } from '../pricing/quotation';
import { getAbsoluteUrl } from '../site';
import { hasKnownCountry } from './normalizePhone';
import { type ParsedEnquiry, parseEnquiry } from './parseEnquiry';

/**
 * Validates a submitted form on the server: like the browser, and also the country code of the telephone number. The
 * tables of country codes are too large for the browser. Without scripts, a quotation from the price calculator is only
 * in the query of the page, so its URL is added to the message. Never throws.
 */
export function validateEnquiryOnServer(value: unknown, pageQuery?: URLSearchParams): ParsedEnquiry {
  const parsed = parseWithUrl(value, pageQuery);
  if (!parsed.ok || !parsed.enquiry.phone) return parsed;
  const { phone, locale } = parsed.enquiry;
  return hasKnownCountry(phone, languageTraits[locale].country)
    ? parsed
    : { ok: false, errors: { phone: 'invalid' } };
}

/** A message that has no space for the URL is stored without it. */
function parseWithUrl(value: unknown, pageQuery = new URLSearchParams()): ParsedEnquiry {
  if (!hasQuantities(pageQuery, maxQuantities)) return parseEnquiry(value);
  const parsed = parseEnquiry(addUrl(value, pageQuery));
  return parsed.ok || parsed.errors.message !== 'tooLong' ? parsed : parseEnquiry(value);
}

function addUrl(value: unknown, pageQuery: URLSearchParams): unknown {
  const { message, locale, ...fields } = value as Record<string, unknown>;
  if (fields.kind === 'newsletter') return value;
  const path = getLocalePath(isLocale(locale) ? locale : defaultLocale, pages.services);
  const { quantities } = parseQuantities(pageQuery, maxQuantities);
  const url = setQuantities(`${getAbsoluteUrl(path)}#pricing`, quantities, maxQuantities);
  return { ...fields, locale, message: [message, url].filter(Boolean).join('\n\n') };
}
