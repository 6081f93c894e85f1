import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import type { ArticleEntry, CaseEntry, DeviceEntry, RowEntry } from '@/lib/shared/lists/entryShapes';
import type { Keys } from '@/lib/shared/lists/readView';
import type { SearchDocument } from '@/lib/shared/search/indexOptions';
import { caseEntry } from './caseEntry';
import { loadList } from './loadList';
import { articleEntry, newsEntry } from './postEntries';
import { caseDocument, postDocument } from './searchDocument';

/** What a list is made of: an item's id, its values by the name of the filter, and what stands for it in data files. */
export type ListItem<E = unknown> = {
  id: string;
  keys: Keys;
  /** What its card shows. */
  entry: () => Promise<E>;
  /** What search knows of it, where the list can be searched. */
  document?: () => Promise<SearchDocument>;
};

/** The entries of each list. */
type Entries = { devices: DeviceEntry; insights: ArticleEntry; news: RowEntry; cases: CaseEntry };

/** The items of every list in a language, in their order. */
export const listItems: { [N in ListName]: (locale: Locale) => ListItem<Entries[N]>[] } = {
  devices: (locale) =>
    loadList.devices(locale).map((device) => ({ id: device.id, keys: {}, entry: async () => device })),
  insights: (locale) =>
    loadList
      .insights(locale)
      .map((article) =>
        postItem(article, locale, { tag: article.tags }, () => articleEntry(article, locale)),
      ),
  news: (locale) =>
    loadList
      .news(locale)
      .map((item) => postItem(item, locale, { category: [item.category] }, () => newsEntry(item, locale))),
  cases: (locale) =>
    loadList.cases(locale).map((item) => {
      const keys = { industry: [item.industry], region: [item.region] };
      return {
        id: item.id,
        keys,
        entry: () => caseEntry(item, locale),
        document: () => caseDocument(item, locale, keys),
      };
    }),
};

function postItem<E>(post: Article | NewsItem, locale: Locale, keys: Keys, entry: () => Promise<E>) {
  return { id: post.slug, keys, entry, document: () => postDocument(post, locale, keys) };
}
