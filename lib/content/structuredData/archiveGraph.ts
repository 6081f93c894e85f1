import type { Thing } from 'schema-dts';
import { archiveTitle } from '@/lib/content/routes/archiveTitle';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { archivePath, type ListName, pagedLists, pages } from '@/lib/shared/i18n/paths';
import { breadcrumbs } from './breadcrumbs';
import { pageId, webSiteId } from './ids';
import { organization } from './organization';
import { webSite } from './webSite';

/** The structured data of a further page of a list. */
export function archiveGraph(list: ListName, page: number, locale: Locale): Thing[] {
  const { nav } = loadMessages(locale).messages.common;
  const section = pagedLists[list].page;
  const path = archivePath(list, page);
  const name = archiveTitle(list, locale);
  const url = pageId(locale, path);
  return [
    { '@type': 'CollectionPage', '@id': url, url, name, inLanguage: locale, isPartOf: { '@id': webSiteId } },
    breadcrumbs([
      { name: nav.home, path: localePath(locale) },
      { name: nav[section], path: localePath(locale, pages[section]) },
      { name, path: localePath(locale, path) },
    ]),
    webSite(locale),
    organization(locale),
  ];
}
