import type { Locale } from '@/lib/shared/i18n/locales';
import { freePagePath } from '@/lib/shared/i18n/paths';
import { loadFreePages } from '../entries/loadFreePages';

/** A link of the navigation; `lang` where its label is in another language than the page. */
export type NavigationLink = { path: string; label: string; lang?: Locale | undefined };

/** The links to pages that editors added; the footer has those of the header too. */
export function freeLinks(place: 'header' | 'footer', locale: Locale): NavigationLink[] {
  return loadFreePages(locale)
    .filter(({ navigation }) => navigation === 'header' || navigation === place)
    .map(({ slug, title, lang }) => ({
      path: freePagePath(slug),
      label: title,
      lang: lang === locale ? undefined : lang,
    }));
}
