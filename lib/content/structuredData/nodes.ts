import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { sitePath } from '@/lib/shared/basePath';
import { localePath } from '@/lib/shared/i18n/localePath';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';

/** The names by which the parts of the structured data refer to each other (JSON-LD `@id`). */
export const organizationId = absoluteUrl(sitePath('/#organization'));
export const webSiteId = absoluteUrl(sitePath('/#website'));

/** The site as a whole. */
export function webSite(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name: loadMessages(locale).messages.common.site.name,
    url: absoluteUrl(localePath(locale)),
    inLanguage: [...locales],
    publisher: { '@id': organizationId },
  };
}

export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** A page by its bare path, in the language of its text. Its address is its name. */
export function webPage(
  kind: PageKind,
  name: string,
  locale: Locale,
  path: string,
): Exclude<WebPage, string> {
  const url = absoluteUrl(localePath(locale, path));
  return { '@type': kind, '@id': url, url, name, inLanguage: locale, isPartOf: { '@id': webSiteId } };
}

/** The way from home to a page by bare paths, the page itself last. */
export function breadcrumbs(locale: Locale, steps: { name: string; path: string }[]): BreadcrumbList {
  const home = { name: loadMessages(locale).messages.common.nav.home, path: pages.home };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(localePath(locale, path)),
    })),
  };
}
