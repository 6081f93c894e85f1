import { cached } from '@/lib/content/texts/cached';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import { pageFile, searchableLists } from '@/lib/shared/lists/dataPaths';
import { pageCount, pageOf } from '@/lib/shared/lists/paginate';
import { groupByChoices } from './groupByChoices';
import { type ListItem, listItems } from './listItems';
import { pageSizes } from './pageSizes';
import { type DataFile, searchFiles } from './searchFiles';

/**
 * Every data file of a language, by its path: the further pages of each list, the pages of what each combination of
 * choices leaves of a list that has further pages, and the files of the searches.
 */
export const dataFiles = cached((locale: Locale): ReadonlyMap<string, () => Promise<string>> => {
  const lists = Object.keys(listItems) as ListName[];
  return new Map([
    ...lists.flatMap((list) => pageFiles(list, locale)),
    ...searchableLists.flatMap((list) => searchFiles(list, locale)),
  ]);
});

function pageFiles(list: ListName, locale: Locale): DataFile[] {
  const items: ListItem[] = listItems[list](locale);
  const size = pageSizes[list];
  if (items.length <= size) return [];
  return [...groupByChoices(items)].flatMap(([path, found]) => {
    const pages = pageCount(found.length, size);
    const files = Array.from({ length: pages }, (_, index): DataFile => {
      const content = async () => {
        const entries = await Promise.all(pageOf(found, index + 1, size).map(({ entry }) => entry()));
        return JSON.stringify({ entries, pages, total: found.length });
      };
      return [pageFile(list, index + 1, path), content];
    });
    // The first page of the list itself stands in the page.
    return path === '' ? files.slice(1) : files;
  });
}
