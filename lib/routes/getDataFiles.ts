import { getIndexFiles } from 'site-search';
import { getEntryFile, getIndexFile, getPageFile } from '@/lib/browser/lists/dataPaths';
import { groupByFilterChoices } from '@/lib/browser/lists/listView';
import { getPage, getPageCount, getPageNumber } from '@/lib/browser/lists/paginate';
import { getListItems, type ListItem } from '@/lib/content/lists/getListItems';
import { getShownLists, type List } from '@/lib/content/lists/lists';
import { memoize } from '@/lib/content/memoize';
import type { Locale } from '@/lib/i18n/locales';

/** A data file: its path below `/data/{locale}/`, and a function that creates its content. */
type DataFile = readonly [path: string, createContent: () => Promise<string>];

/**
 * All data files of a locale, by path: for each shown list with more than one page, the pages of the whole list and of each
 * combination of filters, and for each searchable list, its search files.
 */
export const getDataFiles = memoize((locale: Locale): ReadonlyMap<string, () => Promise<string>> => {
  const lists = getShownLists();
  const searchableLists = lists.filter(({ list }) => 'getSearchTexts' in list);
  return new Map([
    ...lists.flatMap((list) => getPageFiles(list, locale)),
    ...searchableLists.flatMap((list) => getSearchFiles(list, locale)),
  ]);
});

function getPageFiles(list: List, locale: Locale): DataFile[] {
  const items: ListItem[] = getListItems(list, locale);
  const { name, pageSize: size } = list.list;
  if (items.length <= size) return [];
  return [...groupByFilterChoices(items)].flatMap(([path, matches]) => {
    const pages = getPageCount(matches.length, size);
    const files = Array.from({ length: pages }, (_, index): DataFile => {
      const createContent = async () => {
        const pageItems = getPage(matches, index + 1, size);
        const entries = await Promise.all(pageItems.map(({ createCard }) => createCard()));
        return JSON.stringify({ entries, pages, total: matches.length });
      };
      return [getPageFile(name, index + 1, path), createContent];
    });
    // The HTML page contains the first page of the unfiltered list.
    return path === '' ? files.slice(1) : files;
  });
}

/** Returns the files of the search index, and a file per entry with its page number. */
function getSearchFiles(list: List, locale: Locale): DataFile[] {
  const { name, pageSize } = list.list;
  const items: ListItem[] = getListItems(list, locale);
  const indexFiles = getIndexFiles({
    locale,
    count: items.length,
    loadDocuments: async () => items.flatMap(({ createDocument }) => createDocument?.() ?? []),
  });
  return [
    ...indexFiles.map(([file, createContent]): DataFile => [getIndexFile(name, file), createContent]),
    ...items.map(({ id, createCard, createDocument }, position): DataFile => {
      const page = getPageNumber(position, pageSize);
      const createContent = async () => {
        // The text for the excerpt in a search result.
        const text = createDocument?.().body;
        return JSON.stringify({ entry: await createCard(), text, page });
      };
      return [getEntryFile(name, id), createContent];
    }),
  ];
}
