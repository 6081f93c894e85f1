import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getLocalePath, pages, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';

/** JSON-LD `@id` values, which nodes use to refer to each other. */
export const organizationId = getAbsoluteUrl(withBasePath('/#organization'));
export const webSiteId = getAbsoluteUrl(withBasePath('/#website'));

/** Creates the node of the website. */
export function createWebSite(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name: loadMessages(locale).messages.common.site.name,
    url: getAbsoluteUrl(getLocalePath(locale)),
    inLanguage: [...locales],
    publisher: { '@id': organizationId },
  };
}

export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** Creates the node of a page. `path` has no locale; the page's URL is also its `@id`. */
export function createWebPage(
  kind: PageKind,
  name: string,
  locale: Locale,
  path: string,
): Exclude<WebPage, string> {
  const url = getAbsoluteUrl(getLocalePath(locale, path));
  return { '@type': kind, '@id': url, url, name, inLanguage: locale, isPartOf: { '@id': webSiteId } };
}

/**
 * Creates the breadcrumbs from the home page to a page. `steps` have paths without a locale and end with the page
 * itself.
 */
export function createBreadcrumbs(locale: Locale, steps: { name: string; path: string }[]): BreadcrumbList {
  const home = { name: loadMessages(locale).messages.common.nav.home, path: pages.home };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: getAbsoluteUrl(getLocalePath(locale, path)),
    })),
  };
}
