import { sitePath } from '@/lib/shared/basePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';

/** The address of a page's share card: `/og/vi/about.png`. */
export function shareCardPath(locale: Locale, path: string): string {
  const name = path === pages.home ? '/home' : path.replace(/\/$/, '');
  return `/og/${locale}${name}.png`;
}

/** The same as an absolute address. */
export function shareCardUrl(locale: Locale, path: string): string {
  return absoluteUrl(sitePath(shareCardPath(locale, path)));
}
