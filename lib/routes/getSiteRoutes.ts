import { existsSync } from 'node:fs';
import path from 'node:path';
import { getFurtherPages } from '@/lib/browser/lists/paginate';
import { fileCollections, postCollections } from '@/lib/collections';
import type { FileCollection, PostCollection } from '@/lib/collections/defineCollection';
import { news } from '@/lib/collections/news';
import { findCustomPage, loadCustomPages } from '@/lib/content/entries/customPages';
import { findEntry, getEntryLocales, loadEntries } from '@/lib/content/entries/loadEntries';
import {
  findPost,
  getPostLocales,
  getPostSlugs,
  isNoIndex,
  loadAllPosts,
  loadPosts,
} from '@/lib/content/entries/posts';
import {
  getArchivePath,
  getArchiveTitle,
  getListTotal,
  getShownLists,
  loadListEntries,
} from '@/lib/content/lists/lists';
import { memoize } from '@/lib/content/memoize';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { getCustomPagePath, getEntryPath, type Page, pages } from '@/lib/i18n/paths';

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
  ...(Object.keys(pages) as Page[]).flatMap(getEntryRoutes),
  ...getPostSlugs(defaultLocale).map(createPostRoute),
  ...getArchiveRoutes(),
]);

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
  home: (locale) => loadPosts(news, locale)[0]?.date,
  insights: (locale) => loadAllPosts(locale)[0]?.date,
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

/** Returns the routes of the entries whose pages are below a page. */
function getEntryRoutes(parent: Page): SiteRoute[] {
  return fileCollections.flatMap((collection: FileCollection) => {
    const { page } = collection;
    if (page?.parent !== parent) return [];
    return loadEntries(collection, defaultLocale).map((entry): SiteRoute => {
      const { id } = entry as { id: string };
      return {
        path: getEntryPath(parent, id),
        section: parent,
        locales: getEntryLocales(collection, id),
        getTitle: (locale) => page.getTitle(findEntry(collection, locale, id) ?? entry),
        picture: getEntryPicture(page.getPicture(entry), parent),
      };
    });
  });
}

function createPostRoute(slug: string): SiteRoute {
  const getPost = (locale: Locale) => findPost(locale, slug);
  const defaultPost = getPost(defaultLocale);
  const collection = postCollections.find(({ folder }) => folder === defaultPost?.kind) as PostCollection;
  const { parent, getTitle, getPicture: getOwnPicture } = collection.page;
  return {
    path: getEntryPath(parent, slug),
    section: parent,
    locales: getPostLocales(slug),
    getTitle: (locale) => getTitle(getPost(locale) ?? {}),
    picture: getEntryPicture(defaultPost && getOwnPicture(defaultPost), parent),
    getPublicationDate: (locale) => getPost(locale)?.date,
    getLastModified: (locale) => getPost(locale)?.updated ?? getPost(locale)?.date,
    noindex: isNoIndex(slug),
  };
}

/** Returns the picture of an entry; if it has none, or if its drawing does not exist, the drawing of its parent page. */
export function getEntryPicture(picture: string | undefined, parent: Page): string {
  const hasFile = picture && (!picture.endsWith('.svg') || existsSync(path.join('public', picture)));
  return hasFile ? picture : (pageDrawings[parent] ?? HOME_DRAWING);
}

/** Returns the routes of the archive pages (page 2 and following) of all lists. */
function getArchiveRoutes(): SiteRoute[] {
  return getShownLists().flatMap((list) => {
    const { page: section, pageSize } = list.list;
    return getFurtherPages(getListTotal(list), pageSize).map((page) => ({
      path: getArchivePath(list, page),
      section,
      locales,
      getTitle: (locale: Locale) => getArchiveTitle(list, locale),
      picture: pageDrawings[section] ?? HOME_DRAWING,
      // Lists of posts are sorted by date, newest first. Entries of other lists have no date.
      getLastModified: (locale: Locale) => {
        const firstEntry = loadListEntries(list, locale)[(page - 1) * pageSize];
        return firstEntry && 'date' in firstEntry ? firstEntry.date : undefined;
      },
    }));
  });
}
