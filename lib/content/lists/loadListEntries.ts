import { loadEntities } from '@/lib/content/entries/loadEntities';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';

/** What stands in each list in a language, in its order. */
export const loadListEntries = {
  devices: (locale: Locale) => loadEntities('devices.json', locale),
  insights: loadArticles,
  news: loadNews,
  cases: (locale: Locale) => loadEntities('customer-cases.json', locale),
} satisfies Record<ListName, (locale: Locale) => object[]>;
