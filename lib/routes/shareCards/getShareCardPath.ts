import type { Locale } from '@/lib/i18n/locales';
import { pages, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';

/** Returns the path of a page's share card, without the base path: `/og/vi/about.png`. */
export function getShareCardPath(locale: Locale, path: string): string {
  const name = path === pages.home ? '/home' : path.replace(/\/$/, '');
  return `/og/${locale}${name}.png`;
}

/** Returns the absolute URL of a page's share card. */
export function getShareCardUrl(locale: Locale, path: string): string {
  return getAbsoluteUrl(withBasePath(getShareCardPath(locale, path)));
}
