import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import type { ArticleEntry, CaseEntry, DeviceEntry, RowEntry } from '@/lib/shared/lists/entryShapes';
import type { FilterValues } from '@/lib/shared/lists/parseListView';
import type { SearchDocument } from '@/lib/shared/search/getIndexOptions';
import { createCaseEntry } from './createCaseEntry';
import { loadListEntries } from './loadListEntries';
import { createArticleEntry, createNewsEntry } from './postEntries';
import { createCaseDocument, createPostDocument } from './searchDocument';

/** An item of a list, with its filter values and the functions that create its data. */
export type ListItem<E = unknown> = {
  id: string;
  /** The item's values, by filter name. */
  keys: FilterValues;
  /** Creates the data of the item's card. */
  entry: () => Promise<E>;
  /** Creates the item's document for the search index; undefined if the list is not searchable. */
  document?: () => Promise<SearchDocument>;
};

/** The type of the entries of each list. */
type Entries = { devices: DeviceEntry; insights: ArticleEntry; news: RowEntry; cases: CaseEntry };

/** Returns the items of each list in a locale, in display order. */
export const getListItems: { [N in ListName]: (locale: Locale) => ListItem<Entries[N]>[] } = {
  devices: (locale) =>
    loadListEntries.devices(locale).map((device) => ({ id: device.id, keys: {}, entry: async () => device })),
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
      const keys = { industry: [item.industry], region: [item.region] };
      return {
        id: item.id,
        keys,
        entry: () => createCaseEntry(item, locale),
        document: () => createCaseDocument(item, locale, keys),
      };
    }),
};

function createPostItem<E>(
  post: Article | NewsItem,
  locale: Locale,
  keys: FilterValues,
  entry: () => Promise<E>,
) {
  return { id: post.slug, keys, entry, document: () => createPostDocument(post, locale, keys) };
}
