import type { Thing } from 'schema-dts';
import type { FreePage } from '@/lib/content/entries/loadFreePages';
import { archiveTitle } from '@/lib/content/routes/archiveTitle';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import type { Locale } from '@/lib/shared/i18n/locales';
import {
  archivePath,
  freePagePath,
  type ListName,
  type Page,
  pagedLists,
  pages,
} from '@/lib/shared/i18n/paths';
import { breadcrumbs, organizationId, type PageKind, webPage, webSite } from './nodes';
import { organization, organizationWithOffices } from './organization';
import { servicesOffered } from './servicesOffered';

/** What kind of page a page is, for schema.org, where it is one of a special kind. */
const kinds: Partial<Record<Page, PageKind>> = {
  about: 'AboutPage',
  cases: 'CollectionPage',
  insights: 'CollectionPage',
  contact: 'ContactPage',
};

/** The structured data of one of the site's pages: nothing but what the page says, frame included. */
export function pageGraph(page: Page, locale: Locale): Thing[] {
  const { messages } = loadMessages(locale);
  const path = pages[page];
  const name = page === 'home' ? messages.home.hero.title : messages[page].title;
  const isAboutTheCompany = page === 'home' || page === 'about' || page === 'contact';
  return [
    {
      ...webPage(kinds[page] ?? 'WebPage', name, locale, path),
      ...(isAboutTheCompany && { about: { '@id': organizationId } }),
    },
    ...(page === 'home' ? [] : [breadcrumbs(locale, [{ name, path }])]),
    ...(page === 'services' ? servicesOffered(locale) : []),
    webSite(locale),
    isAboutTheCompany ? organizationWithOffices(locale) : organization(locale),
  ];
}

/** The structured data of a further page of a list. */
export function archiveGraph(list: ListName, page: number, locale: Locale): Thing[] {
  const { nav } = loadMessages(locale).messages.common;
  const section = pagedLists[list].page;
  const [name, path] = [archiveTitle(list, locale), archivePath(list, page)];
  return [
    webPage('CollectionPage', name, locale, path),
    breadcrumbs(locale, [
      { name: nav[section], path: pages[section] },
      { name, path },
    ]),
    webSite(locale),
    organization(locale),
  ];
}

/** The structured data of a page that editors added, on the page in a language. */
export function freePageGraph({ slug, title, description, lang }: FreePage, locale: Locale): Thing[] {
  const path = freePagePath(slug);
  return [
    { ...webPage('WebPage', title, lang, path), description },
    breadcrumbs(locale, [{ name: title, path }]),
    webSite(locale),
    organization(locale),
  ];
}
