import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import type { ArticleEntry, CaseEntry, DeviceEntry, RowEntry } from '@/lib/shared/lists/entryShapes';
import type { Keys } from '@/lib/shared/lists/readView';

import { caseEntry } from './caseEntry';
import type { ListItem } from './ListItem';
import { loadList } from './loadList';
import { articleEntry, newsEntry } from './postEntries';
import { caseDocument, postDocument } from './searchDocument';

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
