import { existsSync } from 'node:fs';
import path from 'node:path';
import { memoize } from 'message-files/memoize';
import { loadListEntries } from '@/lib/content/lists/loadListEntries';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import {
  getArchivePath,
  getCasePath,
  getCustomPagePath,
  getPostPath,
  getServicePath,
  type ListName,
  type Page,
  pagedLists,
  pages,
} from '@/lib/shared/i18n/paths';
import { getFurtherPages } from '@/lib/shared/lists/paginate';
import { findCase, getCaseLocales } from '../entries/loadCases';
import { findCustomPage, loadCustomPages } from '../entries/loadCustomPages';
import { loadEntries } from '../entries/loadEntries';
import { findPost, loadArticles, loadNews, loadPosts } from '../entries/loadPosts';
import { findService, getServiceLocales } from '../entries/loadServices';
import { loadMessages } from '../messages/loadMessages';
import { getArchiveTitle } from './getArchiveTitle';
import { getListTotal, getShownLists } from './getListTotal';

/** A path without a locale, which exists in every locale, with its data for search engines and share cards. */
export type SiteRoute = {
  path: string;
  /** The navigation page that the route belongs to. */
  section: Page;
  /**
   * The locales in which the text is available. In other locales the page shows a fallback, and the sitemap omits it.
   */
  locales: readonly Locale[];
  getTitle: (locale: Locale) => string;
  /** The path of the drawing or the published URL of the photograph on the share card. */
  picture: string;
  /** Returns the publication date of a post; undefined for other pages. */
  getPublicationDate?: (locale: Locale) => string | undefined;
  /** Returns the date of the newest content on the page; undefined if the page has no dated content. */
  getLastModified?: (locale: Locale) => string | undefined;
  /** Excludes the page from search engines. */
  noindex?: boolean;
};

/** All routes of the site, used for pages without a locale, the sitemap and the share cards. */
export const getSiteRoutes = memoize((): SiteRoute[] => [
  ...(Object.keys(pages) as Page[]).map(createPageRoute),
  ...loadCustomPages(defaultLocale).map(({ slug }) => createCustomPageRoute(slug)),
  ...loadEntries('service-list.json', defaultLocale).map(({ id }) => createServiceRoute(id)),
  ...loadListEntries.cases(defaultLocale).map(({ id }) => createCaseRoute(id)),
  ...getPostSlugs().map(createPostRoute),
  ...getArchiveRoutes(),
]);

/** Returns the slugs of all articles and news items. */
export function getPostSlugs(): string[] {
  return [...loadArticles(defaultLocale), ...loadNews(defaultLocale)].map(({ slug }) => slug);
}

/** Returns the locales in which a post is translated and published. */
export function getPostLocales(slug: string): Locale[] {
  return locales.filter((locale) => findPost(locale, slug)?.lang === locale);
}

/** True if a translation of the post has `noindex`, which excludes the post from search engines and feeds. */
export function isNoIndex(slug: string): boolean {
  return locales.some((locale) => findPost(locale, slug)?.noindex);
}

const HOME_DRAWING = '/images/hero.svg';

/** The drawings on the share cards of pages. Other pages use the drawing of the home page. */
const pageDrawings: Partial<Record<Page, string>> = {
  about: '/images/about.svg',
  services: '/images/services/erp.svg',
  cases: '/images/industries/manufacturing.svg',
  insights: '/images/news/market.svg',
  contact: '/images/services/vietconnect.svg',
  privacy: '/images/services/ai-platform.svg',
};

/** Functions that return the newest date on a page. Other pages show no dates. */
const newestDates: { [P in Page]?: (locale: Locale) => string | undefined } = {
  home: (locale) => loadNews(locale)[0]?.date,
  insights: (locale) => loadPosts(locale)[0]?.date,
};

function createPageRoute(page: Page): SiteRoute {
  return {
    path: pages[page],
    section: page,
    locales,
    getTitle: (locale) => loadMessages(locale).messages[page].meta.title,
    picture: pageDrawings[page] ?? HOME_DRAWING,
    getLastModified: newestDates[page],
  };
}

function createCustomPageRoute(slug: string): SiteRoute {
  const getPage = (locale: Locale) => findCustomPage(locale, slug);
  return {
    path: getCustomPagePath(slug),
    section: 'home',
    locales: getPage(defaultLocale)?.locales ?? [],
    getTitle: (locale) => getPage(locale)?.title ?? '',
    picture: HOME_DRAWING,
  };
}

function createCaseRoute(id: string): SiteRoute {
  return {
    path: getCasePath(id),
    section: 'cases',
    locales: getCaseLocales(id),
    getTitle: (locale) => findCase(locale, id)?.title ?? '',
    picture: findCase(defaultLocale, id)?.image ?? pageDrawings.cases ?? HOME_DRAWING,
  };
}

function createServiceRoute(id: string): SiteRoute {
  return {
    path: getServicePath(id),
    section: 'services',
    locales: getServiceLocales(id),
    getTitle: (locale) => findService(locale, id)?.page.meta.title ?? '',
    picture: findService(defaultLocale, id)?.image ?? HOME_DRAWING,
  };
}

/** Returns the drawing of a news category; a default if the category has no drawing yet. */
function getNewsDrawing(category = 'market'): string {
  const categoryDrawing = `/images/news/${category}.svg`;
  return existsSync(path.join(process.cwd(), 'public', categoryDrawing))
    ? categoryDrawing
    : '/images/news/market.svg';
}

function createPostRoute(slug: string): SiteRoute {
  const getPost = (locale: Locale) => findPost(locale, slug);
  const defaultPost = getPost(defaultLocale);
  return {
    path: getPostPath(slug),
    section: 'insights',
    locales: getPostLocales(slug),
    getTitle: (locale) => getPost(locale)?.title ?? '',
    picture:
      defaultPost?.image ?? getNewsDrawing(defaultPost?.kind === 'news' ? defaultPost.category : undefined),
    getPublicationDate: (locale) => getPost(locale)?.date,
    getLastModified: (locale) => getPost(locale)?.updated ?? getPost(locale)?.date,
    noindex: isNoIndex(slug),
  };
}

/** Returns the routes of the archive pages (page 2 and following) of all lists. */
function getArchiveRoutes(): SiteRoute[] {
  return getShownLists().flatMap((list) =>
    getFurtherPages(getListTotal(list), pageSizes[list]).map((page) => createArchiveRoute(list, page)),
  );
}

function createArchiveRoute(list: ListName, page: number): SiteRoute {
  const section = pagedLists[list].page;
  return {
    path: getArchivePath(list, page),
    section,
    locales,
    getTitle: (locale) => getArchiveTitle(list, locale),
    picture: pageDrawings[section] ?? HOME_DRAWING,
    getLastModified: (locale) => getNewestDate(loadListEntries[list](locale)[(page - 1) * pageSizes[list]]),
  };
}

/**
 * Returns the newest date on a page of a list, from its first entry: lists of posts are sorted by date, newest first.
 * Entries of other lists have no date.
 */
function getNewestDate(firstEntry: object | undefined): string | undefined {
  return firstEntry && 'date' in firstEntry ? String(firstEntry.date) : undefined;
}
