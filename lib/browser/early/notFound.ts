import { withoutBase } from '@/lib/shared/basePath';
import { isLocale } from '@/lib/shared/i18n/locales';
import { negotiateLocale } from '@/lib/shared/i18n/negotiate';
import { readStoredLocale } from './storedLocale';

/**
 * The script of the 404 page: shows the language of the address's first segment, or else the visitor's, and gives the
 * tab its title. An address whose language is written in capitals is tried once more in small letters.
 */
const first = withoutBase(location.pathname)?.split('/')[1] ?? '';
const small = first.toLowerCase();
if (first !== small && isLocale(small)) {
  location.replace(location.pathname.replace(`/${first}/`, `/${small}/`) + location.search + location.hash);
}
const locale = negotiateLocale({ query: small, stored: readStoredLocale(), accepted: navigator.languages });
const root = document.documentElement;
root.lang = locale;
root.dataset.locale = locale;
addEventListener('DOMContentLoaded', () => {
  const page = document.querySelector<HTMLElement>(`[data-title]:lang(${locale})`);
  document.title = page?.dataset.title ?? document.title;
});
