import { memoizePerRequest } from '@/lib/content/messages/memoizePerRequest';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import { getPageFile, searchableLists } from '@/lib/shared/lists/dataPaths';
import { getPage, getPageCount } from '@/lib/shared/lists/paginate';
import { getListItems, type ListItem } from './getListItems';
import { type DataFile, getSearchFiles } from './getSearchFiles';
import { groupByFilterChoices } from './groupByFilterChoices';
import { pageSizes } from './pageSizes';

/**
 * Every data file of a language, by its path: the further pages of each list, the pages of what each combination of
 * choices leaves of a list that has further pages, and the files of the searches.
 */
export const getDataFiles = memoizePerRequest(
  (locale: Locale): ReadonlyMap<string, () => Promise<string>> => {
    const lists = Object.keys(getListItems) as ListName[];
    return new Map([
      ...lists.flatMap((list) => pageFiles(list, locale)),
      ...searchableLists.flatMap((list) => getSearchFiles(list, locale)),
    ]);
  },
);

function pageFiles(list: ListName, locale: Locale): DataFile[] {
  const items: ListItem[] = getListItems[list](locale);
  const size = pageSizes[list];
  if (items.length <= size) return [];
  return [...groupByFilterChoices(items)].flatMap(([path, found]) => {
    const pages = getPageCount(found.length, size);
    const files = Array.from({ length: pages }, (_, index): DataFile => {
      const content = async () => {
        const entries = await Promise.all(getPage(found, index + 1, size).map(({ entry }) => entry()));
        return JSON.stringify({ entries, pages, total: found.length });
      };
      return [getPageFile(list, index + 1, path), content];
    });
    // The first page of the list itself stands in the page.
    return path === '' ? files.slice(1) : files;
  });
}
