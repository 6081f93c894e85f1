import type { Thing, WebPage } from 'schema-dts';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { type Page, pages } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';
import { breadcrumbs } from './breadcrumbs';
import { organizationId, pageId, webSiteId } from './ids';
import { organization, organizationWithOffices } from './organization';
import { servicesOffered } from './servicesOffered';
import { webSite } from './webSite';

/** What kind of page a page is, for schema.org. */
const kinds = {
  home: 'WebPage',
  about: 'AboutPage',
  services: 'WebPage',
  cases: 'CollectionPage',
  insights: 'CollectionPage',
  contact: 'ContactPage',
  privacy: 'WebPage',
} as const satisfies Record<Page, string>;

/** The structured data of one of the site's pages: nothing but what the page says, frame included. */
export function pageGraph(page: Page, locale: Locale): Thing[] {
  const { messages } = loadMessages(locale);
  const name = page === 'home' ? messages.home.hero.title : messages[page].title;
  const steps = [
    { name: messages.common.nav.home, path: localePath(locale) },
    { name, path: localePath(locale, pages[page]) },
  ];
  return [
    webPage(page, name, locale),
    ...(page === 'home' ? [] : [breadcrumbs(steps)]),
    ...(page === 'services' ? servicesOffered(locale) : []),
    webSite(locale),
    isAboutTheCompany(page) ? organizationWithOffices(locale) : organization(locale),
  ];
}

function webPage(page: Page, name: string, locale: Locale): WebPage {
  return {
    '@type': kinds[page],
    '@id': pageId(locale, pages[page]),
    url: absoluteUrl(localePath(locale, pages[page])),
    name,
    inLanguage: locale,
    isPartOf: { '@id': webSiteId },
    ...(isAboutTheCompany(page) && { about: { '@id': organizationId } }),
  };
}

function isAboutTheCompany(page: Page): boolean {
  return page === 'home' || page === 'about' || page === 'contact';
}
