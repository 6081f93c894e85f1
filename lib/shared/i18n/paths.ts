import { locales } from './locales';

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

/** The lists: the page and section that contain each list, and the folder of its archive pages. */
export const pagedLists = {
  devices: { page: 'services', section: 'devices', archiveFolder: '/services/devices/' },
  insights: { page: 'insights', section: 'articles', archiveFolder: '/insights/archive/' },
  news: { page: 'insights', section: 'news', archiveFolder: '/insights/archive/news/' },
  cases: { page: 'cases', section: 'all-cases', archiveFolder: '/cases/archive/' },
} as const;

export type ListName = keyof typeof pagedLists;

/** Slugs that posts and cases must not have, because pages use these paths. */
export const reservedSlugs: readonly string[] = ['archive'];

/** Slugs that custom pages must not have, because pages, files or endpoints use these paths. */
const reservedCustomPageSlugs: readonly string[] = [
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
  'templates',
];

/** Returns the bare path of a custom page, such as `/careers/`. */
export function getCustomPagePath(slug: string): string {
  return `/${slug}/`;
}

/** True if a custom page may have this slug. */
export function isCustomPageSlug(slug: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !reservedCustomPageSlugs.includes(slug);
}

/** Returns the bare path of a post: `/insights/{slug}/`. */
export function getPostPath(slug: string): string {
  return `${pages.insights}${slug}/`;
}

/** Returns the anchor of an article in the list of articles: its `link`, or one created from its slug. */
export function getArticleAnchor({ link, slug }: { link?: string; slug: string }): string {
  return link ?? `#article-${slug}`;
}

/** Returns the bare path of a customer case: `/cases/{id}/`. */
export function getCasePath(id: string): string {
  return `${pages.cases}${id}/`;
}

/** Returns the bare path of a service: `/services/{id}/`. */
export function getServicePath(id: string): string {
  return `${pages.services}${id}/`;
}

/** Returns the bare path of a page of a list: `/insights/#articles` for page 1, `/insights/archive/2/` for page 2. */
export function getArchivePath(list: ListName, page: number): string {
  const { page: listPage, section, archiveFolder } = pagedLists[list];
  return page > 1 ? `${archiveFolder}${page}/` : `${pages[listPage]}#${section}`;
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
    isArchivePath(path) ||
    isCustomPageSlug(path.slice(1, -1))
  );
}

/** True if a path has the form of the page of a post, a case or a service. */
function isEntryPath(path: string): boolean {
  const isArchiveFolder = Object.values(pagedLists).some(({ archiveFolder }) => archiveFolder === path);
  return /^\/(?:insights|cases|services)\/[^/.]+\/$/.test(path) && !isArchiveFolder;
}

function isArchivePath(path: string): boolean {
  const [, folder, page] = /^(.*\/)([1-9]\d*)\/$/.exec(path) ?? [];
  return Number(page) > 1 && Object.values(pagedLists).some(({ archiveFolder }) => archiveFolder === folder);
}
