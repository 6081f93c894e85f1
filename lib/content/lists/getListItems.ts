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

/** What a list is made of: an item's id, its values by the name of the filter, and what stands for it in data files. */
export type ListItem<E = unknown> = {
  id: string;
  keys: FilterValues;
  /** What its card shows. */
  entry: () => Promise<E>;
  /** What search knows of it, where the list can be searched. */
  document?: () => Promise<SearchDocument>;
};

/** The entries of each list. */
type Entries = { devices: DeviceEntry; insights: ArticleEntry; news: RowEntry; cases: CaseEntry };

/** The items of every list in a language, in their order. */
export const getListItems: { [N in ListName]: (locale: Locale) => ListItem<Entries[N]>[] } = {
  devices: (locale) =>
    loadListEntries.devices(locale).map((device) => ({ id: device.id, keys: {}, entry: async () => device })),
  insights: (locale) =>
    loadListEntries
      .insights(locale)
      .map((article) =>
        postItem(article, locale, { tag: article.tags }, () => createArticleEntry(article, locale)),
      ),
  news: (locale) =>
    loadListEntries
      .news(locale)
      .map((item) =>
        postItem(item, locale, { category: [item.category] }, () => createNewsEntry(item, locale)),
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

function postItem<E>(post: Article | NewsItem, locale: Locale, keys: FilterValues, entry: () => Promise<E>) {
  return { id: post.slug, keys, entry, document: () => createPostDocument(post, locale, keys) };
}
