import { getLanguageTag } from '@/lib/i18n/locales';
import { stripBasePath, withBasePath } from '@/lib/i18n/paths';
import { negotiateLocale, repairPath } from '@/lib/i18n/redirects';
import { readStoredLocale } from '../core/storedLocale';

/**
 * The script of the 404 page: redirects a mistyped path to the intended route, or else shows the page in the locale
 * of the parameter `lang`, the path's first segment or the visitor, and sets the document title.
 */
const pathname = stripBasePath(location.pathname) ?? '';
const repaired = repairPath(pathname);
if (repaired) location.replace(withBasePath(repaired) + location.search + location.hash);
const locale = negotiateLocale({
  query: new URLSearchParams(location.search).get('lang'),
  path: pathname.split('/')[1]?.toLowerCase(),
  stored: readStoredLocale(),
  accepted: navigator.languages,
});
const root = document.documentElement;
root.lang = getLanguageTag(locale);
root.dataset.locale = locale;
addEventListener('DOMContentLoaded', () => {
  const content = document.querySelector<HTMLElement>(`[data-title]:lang(${locale})`);
  content?.setAttribute('data-shown', '');
  document.title = content?.dataset.title ?? document.title;
});
