import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';

/** The address of a page's share card: `/og/vi/about.png`. */
export function shareCardPath(locale: Locale, path: string): string {
  const name = path === pages.home ? '/home' : path.replace(/\/$/, '');
  return `/og/${locale}${name}.png`;
}
