import type { Thing } from 'schema-dts';
import type { CustomPage } from '@/lib/content/entries/customPages';
import { getArchivePath, getArchiveTitle, type List } from '@/lib/content/lists/lists';
import { loadMessages } from '@/lib/content/messages/readMessages';
import type { Locale } from '@/lib/i18n/locales';
import { getCustomPagePath, type Page, pages } from '@/lib/i18n/paths';
import { createOrganization, createOrganizationWithOffices } from './createOrganization';
import { createServices } from './createServices';
import { createBreadcrumbs, createWebPage, createWebSite, organizationId, type PageKind } from './nodes';

/** The schema.org types of pages that are not a plain `WebPage`. */
const pageKinds: Partial<Record<Page, PageKind>> = {
  about: 'AboutPage',
  cases: 'CollectionPage',
  insights: 'CollectionPage',
  contact: 'ContactPage',
};

/**
 * Creates the structured data of a page. Contains only information that the page itself shows, including header and
 * footer.
 */
export function createPageGraph(page: Page, locale: Locale): Thing[] {
  const { messages } = loadMessages(locale);
  const path = pages[page];
  const name = page === 'home' ? messages.home.hero.title : messages[page].title;
  const isAboutTheCompany = page === 'home' || page === 'about' || page === 'contact';
  return [
    {
      ...createWebPage(pageKinds[page] ?? 'WebPage', name, locale, path),
      ...(isAboutTheCompany && { about: { '@id': organizationId } }),
    },
    ...(page === 'home' ? [] : [createBreadcrumbs(locale, [{ name, path }])]),
    ...(page === 'services' ? createServices(locale) : []),
    createWebSite(locale),
    isAboutTheCompany ? createOrganizationWithOffices(locale) : createOrganization(locale),
  ];
}

/** Creates the structured data of an archive page of a list (page 2 and following). */
export function createArchiveGraph(list: List, page: number, locale: Locale): Thing[] {
  const { nav } = loadMessages(locale).messages.common;
  const section = list.list.page;
  const [name, path] = [getArchiveTitle(list, locale), getArchivePath(list, page)];
  return [
    createWebPage('CollectionPage', name, locale, path),
    createBreadcrumbs(locale, [
      { name: nav[section], path: pages[section] },
      { name, path },
    ]),
    createWebSite(locale),
    createOrganization(locale),
  ];
}

/** Creates the structured data of a custom page, which editors added, for a locale. */
export function createCustomPageGraph(
  { slug, title, description, lang }: CustomPage,
  locale: Locale,
): Thing[] {
  const path = getCustomPagePath(slug);
  return [
    { ...createWebPage('WebPage', title, lang, path), description },
    createBreadcrumbs(locale, [{ name: title, path }]),
    createWebSite(locale),
    createOrganization(locale),
  ];
}
