import { loadEntities } from '@/lib/content/entries/loadEntities';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { cached } from '@/lib/content/texts/readMessages';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { PagedList } from '@/lib/shared/i18n/paths';
import { type Choice, pageFile } from '@/lib/shared/lists/dataPaths';
import type { DeviceEntry } from '@/lib/shared/lists/entryShapes';
import { pageCount, pageOf } from '@/lib/shared/lists/paginate';
import { articleEntry } from './articleEntry';
import type { DataFile } from './DataFile';
import { groupBy } from './groupBy';
import { newsEntry } from './rowEntry';
import { searchFiles } from './searchFiles';

/**
 * Every data file of a language, by its path: the further pages of each list, the pages of what each filter leaves of a
 * list that has further pages, and the files of the searches.
 */
export function dataFiles(locale: Locale): ReadonlyMap<string, () => Promise<string>> {
  return cached(`dataFiles/${locale}`, () => {
    const devices: DeviceEntry[] = loadEntities('devices.json', locale);
    const articles = loadArticles(locale);
    const news = loadNews(locale);
    return new Map([
      ...pageFiles('devices', devices, async (device) => device),
      ...pageFiles('insights', articles, (article) => articleEntry(article, locale), {
        name: 'tag',
        values: (article) => article.tags,
      }),
      ...pageFiles('news', news, (item) => newsEntry(item, locale), {
        name: 'category',
        values: (item) => [item.category],
      }),
      ...searchFiles(locale),
    ]);
  });
}

function pageFiles<T>(
  list: PagedList,
  items: readonly T[],
  entryOf: (item: T) => Promise<unknown>,
  filter?: { name: string; values: (item: T) => readonly string[] },
): DataFile[] {
  const size = pageSizes[list];
  if (pageCount(items.length, size) === 1) return [];
  const filesOf = (found: readonly T[], firstPage: number, choice?: Choice): DataFile[] => {
    const pages = pageCount(found.length, size);
    return Array.from({ length: pages - firstPage + 1 }, (_, index) => firstPage + index).map((page) => [
      pageFile(list, page, choice),
      async () => {
        const entries = await Promise.all(pageOf(found, page, size).map(entryOf));
        return JSON.stringify({ entries, pages, total: found.length });
      },
    ]);
  };
  const filtered = filter
    ? [...groupBy(items, filter.values)].flatMap(([value, found]) =>
        filesOf(found, 1, { name: filter.name, value }),
      )
    : [];
  return [...filesOf(items, 2), ...filtered];
}
