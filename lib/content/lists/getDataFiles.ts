import { memoize } from '@/lib/content/messages/memoize';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import { getPageFile, searchableLists } from '@/lib/shared/lists/dataPaths';
import { getPage, getPageCount } from '@/lib/shared/lists/paginate';
import { getListItems, type ListItem } from './getListItems';
import { type DataFile, getSearchFiles } from './getSearchFiles';
import { groupByFilterChoices } from './groupByFilterChoices';
import { pageSizes } from './pageSizes';

/**
 * All data files of a locale, by path: for each list with more than one page, the pages of the whole list and of each
 * combination of filters, and for each searchable list, its search files.
 */
export const getDataFiles = memoize((locale: Locale): ReadonlyMap<string, () => Promise<string>> => {
  const lists = Object.keys(getListItems) as ListName[];
  return new Map([
    ...lists.flatMap((list) => getPageFiles(list, locale)),
    ...searchableLists.flatMap((list) => getSearchFiles(list, locale)),
  ]);
});

function getPageFiles(list: ListName, locale: Locale): DataFile[] {
  const items: ListItem[] = getListItems[list](locale);
  const size = pageSizes[list];
  if (items.length <= size) return [];
  return [...groupByFilterChoices(items)].flatMap(([path, matches]) => {
    const pages = getPageCount(matches.length, size);
    const files = Array.from({ length: pages }, (_, index): DataFile => {
      const content = async () => {
        const entries = await Promise.all(getPage(matches, index + 1, size).map(({ entry }) => entry()));
        return JSON.stringify({ entries, pages, total: matches.length });
      };
      return [getPageFile(list, index + 1, path), content];
    });
    // The HTML page contains the first page of the unfiltered list.
    return path === '' ? files.slice(1) : files;
  });
}
