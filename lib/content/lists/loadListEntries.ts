import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';

/** Loads the entries of each list in a locale, in display order. */
export const loadListEntries = {
  devices: (locale: Locale) => loadEntries('devices.json', locale),
  insights: loadArticles,
  news: loadNews,
  cases: (locale: Locale) => loadEntries('customer-cases.json', locale),
} satisfies Record<ListName, (locale: Locale) => object[]>;
