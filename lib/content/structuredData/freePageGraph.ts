import type { Thing } from 'schema-dts';
import type { FreePage } from '@/lib/content/entries/loadFreePages';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { freePagePath } from '@/lib/shared/i18n/paths';
import { breadcrumbs } from './breadcrumbs';
import { pageId, webSiteId } from './ids';
import { organization } from './organization';
import { webSite } from './webSite';

/** The structured data of a page that editors added, on the page in a language. */
export function freePageGraph(page: FreePage, locale: Locale): Thing[] {
  const url = pageId(page.lang, freePagePath(page.slug));
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: page.lang,
      isPartOf: { '@id': webSiteId },
    },
    breadcrumbs([
      { name: loadMessages(locale).messages.common.nav.home, path: localePath(locale) },
      { name: page.title, path: localePath(locale, freePagePath(page.slug)) },
    ]),
    webSite(locale),
    organization(locale),
  ];
}
