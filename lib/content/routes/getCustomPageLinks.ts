import { getContentLang } from '@/lib/shared/i18n/languageTags';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getCustomPagePath } from '@/lib/shared/i18n/paths';
import { loadCustomPages } from '../entries/loadCustomPages';

/** A navigation link. `lang` is set if the label is not in the language of the page. */
export type NavigationLink = { path: string; label: string; lang?: string | undefined };

/** Returns the links to custom pages in the header or footer. The footer also lists the header's links. */
export function getCustomPageLinks(area: 'header' | 'footer', locale: Locale): NavigationLink[] {
  return loadCustomPages(locale)
    .filter(({ navigation }) => navigation === 'header' || navigation === area)
    .map(({ slug, title, lang }) => ({
      path: getCustomPagePath(slug),
      label: title,
      lang: getContentLang(lang, locale),
    }));
}
