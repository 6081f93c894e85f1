import type { Locale } from '@/lib/shared/i18n/locales';
import { getCustomPagePath } from '@/lib/shared/i18n/paths';
import { loadCustomPages } from '../entries/loadCustomPages';

/** A link of the navigation; `lang` where its label is in another language than the page. */
export type NavigationLink = { path: string; label: string; lang?: Locale | undefined };

/** The links to pages that editors added; the footer has those of the header too. */
export function getCustomPageLinks(place: 'header' | 'footer', locale: Locale): NavigationLink[] {
  return loadCustomPages(locale)
    .filter(({ navigation }) => navigation === 'header' || navigation === place)
    .map(({ slug, title, lang }) => ({
      path: getCustomPagePath(slug),
      label: title,
      lang: lang === locale ? undefined : lang,
    }));
}
