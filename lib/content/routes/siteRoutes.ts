import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadListEntries } from '@/lib/content/lists/loadListEntries';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import {
  getArchivePath,
  getArticlePath,
  getCustomPagePath,
  type ListName,
  type Page,
  pagedLists,
  pages,
} from '@/lib/shared/i18n/paths';
import { getFurtherPages } from '@/lib/shared/lists/paginate';
import { findCustomPage, loadCustomPages } from '../entries/loadCustomPages';
import { findPost, loadArticles, loadNews, loadPosts } from '../entries/loadPosts';
import { loadMessages } from '../messages/loadMessages';
import { memoizePerRequest } from '../messages/memoizePerRequest';
import { getArchiveTitle } from './getArchiveTitle';
import { getListTotal } from './getListTotal';

/** A bare path that exists in every language, and what search engines and previews are told of it. */
export type SiteRoute = {
  path: string;
  /** The page of the navigation that it belongs to. */
  section: Page;
  /** The languages its text stands in. In the others the page shows the text in one of these and is not advertised. */
  locales: readonly Locale[];
  title: (locale: Locale) => string;
  /** A drawing under `public/` that stands for it. */
  drawing: string;
  /** The day it was published, where it has a date of its own. */
  published?: (locale: Locale) => string | undefined;
  /** The date of the newest content on it, where anything on it has a date. */
  lastModified?: (locale: Locale) => string | undefined;
  /** Kept from search engines. */
  noindex?: boolean;
};

/** Every route of the site: whatever lists addresses (pages without a language, sitemap, share cards) reads it here. */
export const siteRoutes = memoizePerRequest((): SiteRoute[] => [
  ...(Object.keys(pages) as Page[]).map(pageRoute),
  ...loadCustomPages(defaultLocale).map(({ slug }) => freePageRoute(slug)),
  ...getPostSlugs().map(postRoute),
  ...archiveRoutes(),
]);

/** The slugs of all articles and news items. */
export function getPostSlugs(): string[] {
  return [...loadArticles(defaultLocale), ...loadNews(defaultLocale)].map(({ slug }) => slug);
}

/** The languages in which a post is written and out. */
export function getPostLocales(slug: string): Locale[] {
  return locales.filter((locale) => findPost(locale, slug)?.lang === locale);
}

/** Whether a post is to stay out of search engines and feeds, as its text in any language says. */
export function isNoIndex(slug: string): boolean {
  return locales.some((locale) => findPost(locale, slug)?.noindex);
}

const HOME_DRAWING = '/images/hero.svg';

/** The drawings that stand for pages in chats. A page without one of its own takes the home page's. */
const drawings: Partial<Record<Page, string>> = {
  about: '/images/about.svg',
  services: '/images/services/erp.svg',
  cases: '/images/industries/manufacturing.svg',
  insights: '/images/news/market.svg',
  contact: '/images/services/vietconnect.svg',
  privacy: '/images/services/ai-platform.svg',
};

/** The newest date that a page shows. Pages that are not named here show none. */
const newestContent: { [P in Page]?: (locale: Locale) => string | undefined } = {
  home: (locale) => loadNews(locale)[0]?.date,
  insights: (locale) => loadPosts(locale)[0]?.date,
};

function pageRoute(page: Page): SiteRoute {
  return {
    path: pages[page],
    section: page,
    locales,
    title: (locale) => loadMessages(locale).messages[page].meta.title,
    drawing: drawings[page] ?? HOME_DRAWING,
    lastModified: newestContent[page],
  };
}

function freePageRoute(slug: string): SiteRoute {
  const page = (locale: Locale) => findCustomPage(locale, slug);
  return {
    path: getCustomPagePath(slug),
    section: 'home',
    locales: page(defaultLocale)?.locales ?? [],
    title: (locale) => page(locale)?.title ?? '',
    drawing: HOME_DRAWING,
  };
}

/** The drawing of a news category; one that an editor has just added has none. */
function drawingOfNews(category = 'market'): string {
  const own = `/images/news/${category}.svg`;
  return existsSync(path.join(process.cwd(), 'public', own)) ? own : '/images/news/market.svg';
}

function postRoute(slug: string): SiteRoute {
  const post = (locale: Locale) => findPost(locale, slug);
  const first = post(defaultLocale);
  return {
    path: getArticlePath(slug),
    section: 'insights',
    locales: getPostLocales(slug),
    title: (locale) => post(locale)?.title ?? '',
    drawing: first?.image ?? drawingOfNews(first?.kind === 'news' ? first.category : undefined),
    published: (locale) => post(locale)?.date,
    lastModified: (locale) => post(locale)?.updated ?? post(locale)?.date,
    noindex: isNoIndex(slug),
  };
}

/** The further pages of the lists that grow page by page. */
function archiveRoutes(): SiteRoute[] {
  return (Object.keys(pagedLists) as ListName[]).flatMap((list) =>
    getFurtherPages(getListTotal(list), pageSizes[list]).map((page) => archiveRoute(list, page)),
  );
}

function archiveRoute(list: ListName, page: number): SiteRoute {
  const section = pagedLists[list].page;
  return {
    path: getArchivePath(list, page),
    section,
    locales,
    title: (locale) => getArchiveTitle(list, locale),
    drawing: drawings[section] ?? HOME_DRAWING,
    lastModified: (locale) => getNewestDate(loadListEntries[list](locale)[(page - 1) * pageSizes[list]]),
  };
}

/** Lists of posts are sorted by date, the newest first; the entries of others have none. */
function getNewestDate(first: object | undefined): string | undefined {
  return first && 'date' in first ? String(first.date) : undefined;
}
