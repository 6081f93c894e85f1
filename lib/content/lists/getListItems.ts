import type { SearchDocument } from 'site-search';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import type { ArticleEntry, CaseEntry, DeviceEntry, RowEntry } from '@/lib/shared/lists/entryShapes';
import type { FilterValues } from '@/lib/shared/lists/listTypes';
import { getPage } from '@/lib/shared/lists/paginate';
import { createCaseEntry } from './createCaseEntry';
import { createArticleEntry, createNewsEntry } from './createPostEntry';
import { createCaseDocument, createPostDocument } from './createSearchDocument';
import type { ByFilter } from './listFilters';
import { loadListEntries } from './loadListEntries';
import { pageSizes } from './pageSizes';

/** An item of a list, with its filter values and the functions that create its data. */
export type ListItem<E = unknown, F extends FilterValues = FilterValues> = {
  id: string;
  filterValues: F;
  /** Creates the data of the item's card. */
  createEntry: () => Promise<E>;
  /** Creates the item's document for the search index; undefined if the list is not searchable. */
  createDocument?: () => Promise<SearchDocument>;
};

/** The type of the entries of each list. */
type Entries = { devices: DeviceEntry; insights: ArticleEntry; news: RowEntry; cases: CaseEntry };

export type ListEntry<N extends ListName> = Entries[N];

/** Returns the items of each list in a locale, in display order. */
export const getListItems: {
  [N in ListName]: (locale: Locale) => ListItem<Entries[N], ByFilter<N, readonly string[]>>[];
} = {
  devices: (locale) =>
    loadListEntries
      .devices(locale)
      .map((device) => ({ id: device.id, filterValues: {}, createEntry: async () => device })),
  insights: (locale) =>
    loadListEntries
      .insights(locale)
      .map((article) =>
        createPostItem(article, locale, { tag: article.tags }, () => createArticleEntry(article, locale)),
      ),
  news: (locale) =>
    loadListEntries
      .news(locale)
      .map((item) =>
        createPostItem(item, locale, { category: [item.category] }, () => createNewsEntry(item, locale)),
      ),
  cases: (locale) =>
    loadListEntries.cases(locale).map((item) => {
      const filterValues = { industry: [item.industry], region: [item.region] };
      return {
        id: item.id,
        filterValues,
        createEntry: () => createCaseEntry(item, locale),
        createDocument: () => createCaseDocument(item, locale, filterValues),
      };
    }),
};

function createPostItem<E, F extends FilterValues>(
  post: Article | NewsItem,
  locale: Locale,
  filterValues: F,
  createEntry: () => Promise<E>,
): ListItem<E, F> {
  return {
    id: post.slug,
    filterValues,
    createEntry,
    createDocument: () => createPostDocument(post, locale, filterValues),
  };
}

/** Creates the entries on one page of a list. */
export function getPageEntries<N extends ListName>(
  list: N,
  locale: Locale,
  page: number,
): Promise<ListEntry<N>[]> {
  const items = getPage(getListItems[list](locale), page, pageSizes[list]);
  return Promise.all(items.map(({ createEntry }) => createEntry()));
}
