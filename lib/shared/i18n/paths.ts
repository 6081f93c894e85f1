import { locales } from './locales';

/** The pages of the site, in the order of the navigation, and `privacy`, which the consent texts link to. */
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

/** The six pages that the navigation and the quick links offer. */
export const navigationPages = ['home', 'about', 'services', 'cases', 'insights', 'contact'] as const;

/** Whether the navigation offers a page, and so has a short name for it. */
export function isNavigationPage(page: Page): page is (typeof navigationPages)[number] {
  return (navigationPages as readonly Page[]).includes(page);
}

/** The lists, all of which grow page by page: the page and section where each stands, and the folder of its further pages. */
export const pagedLists = {
  devices: { page: 'services', section: 'devices', archive: '/services/devices/' },
  insights: { page: 'insights', section: 'articles', archive: '/insights/archive/' },
  news: { page: 'insights', section: 'news', archive: '/insights/archive/news/' },
  cases: { page: 'cases', section: 'all-cases', archive: '/cases/archive/' },
} as const;

export type ListName = keyof typeof pagedLists;

/** What no article or news item may be called, because a page of the site has that address. */
export const reservedSlugs: readonly string[] = ['archive'];

/** What no free page may be called, because a page, a file or an endpoint has that address. */
const reservedPages: readonly string[] = [
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

/** The bare path of a page that editors added: `/careers/`. */
export function getCustomPagePath(slug: string): string {
  return `/${slug}/`;
}

/** Whether a page that editors add may have this name. */
export function isCustomPageSlug(slug: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !reservedPages.includes(slug);
}

/** The bare path of an article or a news item: `/insights/{slug}/`. */
export function getArticlePath(slug: string): string {
  return `${pages.insights}${slug}/`;
}

/** The bare path of a page of a list: the list itself, then `/insights/archive/2/` and on. */
export function getArchivePath(list: ListName, page: number): string {
  const { page: home, section, archive } = pagedLists[list];
  return page > 1 ? `${archive}${page}/` : `${pages[home]}#${section}`;
}

/**
 * Whether a bare pathname, with or without its last slash, has the form of a route of the site. Whether there is such a post,
 * further page or free page only the build knows.
 */
export function isRoute(pathname: string): boolean {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return (
    (Object.values(pages) as string[]).includes(path) ||
    isPostPath(path) ||
    isArchivePath(path) ||
    isCustomPageSlug(path.slice(1, -1))
  );
}

function isPostPath(path: string): boolean {
  const slug = /^\/insights\/([^/.]+)\/$/.exec(path)?.[1];
  return slug !== undefined && !reservedSlugs.includes(slug);
}

function isArchivePath(path: string): boolean {
  const [, folder, page] = /^(.*\/)([1-9]\d*)\/$/.exec(path) ?? [];
  return Number(page) > 1 && Object.values(pagedLists).some(({ archive }) => archive === folder);
}
