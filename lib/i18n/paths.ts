import { isLocale, type Locale, locales } from './locales';

/**
 * The site's base path, such as `/site`; empty if the site is at the root of its origin. `BASE_PATH` is inlined at
 * build time.
 */
export const basePath: string = process.env.BASE_PATH ?? '';

/** Adds the base path to a path of the site: `/en/about/` → `/site/en/about/`. A `data:` URL has no base path. */
export function withBasePath(path: string): string {
  return path.startsWith('data:') ? path : basePath + path;
}

/** Removes the base path: `/site/en/` → `/en/`. Returns undefined for paths outside the site, such as `/other/`. */
export function stripBasePath(pathname: string): string | undefined {
  return `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}

/** Returns the path of a page in a locale (`/about/` → `/vi/about/`), with base path. Keeps query and fragment. */
export function getLocalePath(locale: Locale, path: string = '/'): string {
  return withBasePath(`/${locale}${path}`);
}

/**
 * Splits a pathname, with or without base path, into locale and remaining path. The locale is undefined if the first
 * segment is not exactly a locale.
 */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const sitePath = stripBasePath(pathname) ?? pathname;
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(sitePath) ?? [];
  return isLocale(first) ? { locale: first, path: rest } : { locale: undefined, path: sitePath };
}

/**
 * The pages of the site by name, in the order of the navigation, and `privacy`, which the consent texts link to. Each
 * path is a bare path: a path without a locale. In Vietnamese, `/about/` is `/vi/about/`.
 */
export const pages = {
  home: '/',
  about: '/about/',
  services: '/services/',
  cases: '/cases/',
  insights: '/insights/',
  contact: '/contact/',
  privacy: '/privacy/',
} as const;

export type Page = keyof typeof pages;

/** The pages in the navigation and the quick links. */
export const navigationPages = ['home', 'about', 'services', 'cases', 'insights', 'contact'] as const;

/** True if the page is in the navigation. Only these pages have a short name (`nav.<name>`). */
export function isNavigationPage(page: Page): page is (typeof navigationPages)[number] {
  return (navigationPages as readonly Page[]).includes(page);
}

/** The pages that have a page for each entry, `/{page}/{id}/`, and archive pages in folders, `/{page}/{folder}/{number}/`. */
const pagesWithEntries: readonly Page[] = ['services', 'cases', 'insights'];

/** Slugs that entries must not have, because pages use these paths. */
export const reservedSlugs: readonly string[] = ['archive'];

/** Returns the bare path of a custom page, such as `/careers/`. */
export function getCustomPagePath(slug: string): string {
  return `/${slug}/`;
}

/** True if a custom page may have this slug: no page, file or endpoint uses its path. */
export function isCustomPageSlug(slug: string): boolean {
  const takenSlugs = [
    ...locales,
    ...Object.values(pages).map((path) => path.slice(1, -1)),
    '404',
    'admin',
    'api',
    'data',
    'fonts',
    'healthz',
    'icons',
    'images',
    'index',
    'og',
    'qr',
    'readyz',
    'templates',
    'videos',
  ];
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !takenSlugs.includes(slug);
}

/** Returns the bare path of the page of an entry: `/cases/{id}/`. */
export function getEntryPath(parent: Page, id: string): string {
  return `${pages[parent]}${id}/`;
}

/**
 * True if a bare pathname, with or without trailing slash, has the form of a route. The page may not exist: posts,
 * cases, services, archive pages and custom pages are content.
 */
export function isRoute(pathname: string): boolean {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return (
    (Object.values(pages) as string[]).includes(path) ||
    isEntryPath(path) ||
    isCustomPageSlug(path.slice(1, -1))
  );
}

/** True if a path has the form of the page of an entry, or of an archive page of a list. */
function isEntryPath(path: string): boolean {
  const [, parent, folder, number] = /^\/([^/]+)\/(?:[^/.]+|((?:[^/.]+\/)+)([1-9]\d*))\/$/.exec(path) ?? [];
  if (!pagesWithEntries.some((page) => page === parent)) return false;
  return folder === undefined
    ? !reservedSlugs.some((slug) => path.endsWith(`/${slug}/`))
    : Number(number) > 1;
}

type LinkTarget = { page: string; anchor?: string | undefined };

/** Returns the URL in a locale for the field `leadsTo` of an entry: a page or custom page, with an optional anchor. */
export function getEntryLink({ page, anchor }: LinkTarget, locale: Locale, campaign?: string): string {
  const path = page in pages ? pages[page as Page] : getCustomPagePath(page);
  const parts = [path, campaign && `?campaign=${campaign}`, anchor && `#${anchor}`];
  return getLocalePath(locale, parts.filter(Boolean).join(''));
}
