import type { Locale } from '@/lib/i18n/locales';
import { pages, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';

/** The size in pixels that messengers and social networks recommend for share cards. */
export const cardSize = { width: 1200, height: 630 };

/** Upper limit for the size of a card, so that messengers and social networks load it quickly. */
export const MAX_CARD_BYTES = 100_000;

/** Returns the path of a page's share card, without the base path: `/og/vi/about.png`. */
export function getShareCardPath(locale: Locale, path: string): string {
  const name = path === pages.home ? '/home' : path.replace(/\/$/, '');
  return `/og/${locale}${name}.png`;
}

/** Returns the absolute URL of a page's share card. */
export function getShareCardUrl(locale: Locale, path: string): string {
  return getAbsoluteUrl(withBasePath(getShareCardPath(locale, path)));
}
