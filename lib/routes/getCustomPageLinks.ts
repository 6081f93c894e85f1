import { loadCustomPages } from '@/lib/content/entries/customPages';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getCustomPagePath } from '@/lib/i18n/paths';

/** A navigation link. `lang` is set if the label is not in the language of the page. */
export type NavigationLink = { path: string; label: string; lang?: string | undefined };

/** Returns the links to custom pages in the header, the menu of services or the footer, which lists all of them. */
export function getCustomPageLinks(area: 'header' | 'services' | 'footer', locale: Locale): NavigationLink[] {
  return loadCustomPages(locale)
    .filter(({ navigation = 'none' }) => navigation === area || (area === 'footer' && navigation !== 'none'))
    .map(({ slug, title, lang }) => ({
      path: getCustomPagePath(slug),
      label: title,
      lang: getContentLang(lang, locale),
    }));
}
