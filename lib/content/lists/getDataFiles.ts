import { memoize } from 'message-files/memoize';
import { getIndexFiles } from 'site-search';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import {
  getEntryFile,
  getIndexFile,
  getPageFile,
  type SearchableList,
  searchableLists,
} from '@/lib/shared/lists/dataPaths';
import { groupByFilterChoices } from '@/lib/shared/lists/listView';
import { getPage, getPageCount, getPageNumber } from '@/lib/shared/lists/paginate';
import { getShownLists } from '../routes/getListTotal';
import { getListItems, type ListItem } from './getListItems';
import { pageSizes } from './pageSizes';

/** A data file: its path below `/data/{locale}/`, and a function that creates its content. */
type DataFile = readonly [path: string, createContent: () => Promise<string>];

/**
 * All data files of a locale, by path: for each shown list with more than one page, the pages of the whole list and of each
 * combination of filters, and for each searchable list, its search files.
 */
export const getDataFiles = memoize((locale: Locale): ReadonlyMap<string, () => Promise<string>> => {
  const lists = getShownLists();
  return new Map([
    ...lists.flatMap((list) => getPageFiles(list, locale)),
    ...searchableLists.filter((list) => lists.includes(list)).flatMap((list) => getSearchFiles(list, locale)),
  ]);
});

function getPageFiles(list: ListName, locale: Locale): DataFile[] {
  const items: ListItem[] = getListItems[list](locale);
  const size = pageSizes[list];
  if (items.length <= size) return [];
  return [...groupByFilterChoices(items)].flatMap(([path, matches]) => {
    const pages = getPageCount(matches.length, size);
    const files = Array.from({ length: pages }, (_, index): DataFile => {
      const createContent = async () => {
        const pageItems = getPage(matches, index + 1, size);
        const entries = await Promise.all(pageItems.map(({ createEntry }) => createEntry()));
        return JSON.stringify({ entries, pages, total: matches.length });
      };
      return [getPageFile(list, index + 1, path), createContent];
    });
    // The HTML page contains the first page of the unfiltered list.
    return path === '' ? files.slice(1) : files;
  });
}

/** Returns the files of the search index, and a file per entry with its page number. */
function getSearchFiles(list: SearchableList, locale: Locale): DataFile[] {
  const items: ListItem[] = getListItems[list](locale);
  const indexFiles = getIndexFiles({
    locale,
    count: items.length,
    loadDocuments: () => Promise.all(items.flatMap(({ createDocument }) => createDocument?.() ?? [])),
  });
  return [
    ...indexFiles.map(([name, createContent]): DataFile => [getIndexFile(list, name), createContent]),
    ...items.map(({ id, createEntry, createDocument }, position): DataFile => {
      const page = getPageNumber(position, pageSizes[list]);
      const createContent = async () => {
        // The text for the excerpt in a search result.
        const text = (await createDocument?.())?.body;
        return JSON.stringify({ entry: await createEntry(), text, page });
      };
      return [getEntryFile(list, id), createContent];
    }),
  ];
}
