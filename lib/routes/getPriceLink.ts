import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getSectionPath } from '@/lib/content/sections/getSections';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { maxQuantities } from '@/lib/pricing/priceItems';
import { setQuantities } from '@/lib/pricing/quotation';

/** Returns the URL of the prices; with a service, of the price calculator filled with the sample quotation of the service. */
export function getPriceLink(locale: Locale, service?: string): string {
  const sample = service && loadFacts().prices.samples[service];
  if (!sample) return getLocalePath(locale, getSectionPath('services', 'pricing'));
  const path = getLocalePath(locale, pages.services);
  const { search } = new URL(setQuantities(getAbsoluteUrl(path), sample, maxQuantities));
  return `${path}${search}&about=service:${service}#calculator`;
}
