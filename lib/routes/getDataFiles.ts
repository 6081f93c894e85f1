import { getIndexFiles } from 'site-search';
import { getCardsFile, getEntryFile, getIndexFile } from '@/lib/browser/lists/dataPaths';
import { createCards, createDocument, getEntryId } from '@/lib/content/lists/createCard';
import { getShownLists, type List, loadListEntries } from '@/lib/content/lists/lists';
import { memoize } from '@/lib/content/memoize';
import type { Locale } from '@/lib/i18n/locales';

/** A data file: its path below `/data/{locale}/`, and a function that creates its content. */
type DataFile = readonly [path: string, createContent: () => Promise<string>];

/**
 * All data files of a locale, by path: for each shown list with more than one page, the cards of all entries, and for each
 * searchable list, its search index and the text of each entry.
 */
export const getDataFiles = memoize((locale: Locale): ReadonlyMap<string, () => Promise<string>> => {
  const lists = getShownLists();
  return new Map([
    ...lists
      .filter((list) => loadListEntries(list, locale).length > list.list.pageSize)
      .map(
        (list): DataFile => [
          getCardsFile(list.list.name),
          async () => JSON.stringify(await createCards(list, locale)),
        ],
      ),
    ...lists.filter(({ list }) => 'getSearchTexts' in list).flatMap((list) => getSearchFiles(list, locale)),
  ]);
});

/** Returns the files of the search index, and a file per entry with its text. */
function getSearchFiles(list: List, locale: Locale): DataFile[] {
  const { name } = list.list;
  const entries = loadListEntries(list, locale);
  const indexFiles = getIndexFiles({
    locale,
    count: entries.length,
    loadDocuments: async () => entries.flatMap((entry) => createDocument(list, entry, locale) ?? []),
  });
  return [
    ...indexFiles.map(([file, createContent]): DataFile => [getIndexFile(name, file), createContent]),
    // The text is for the excerpt in a search result.
    ...entries.map((entry): DataFile => {
      const createContent = async () => JSON.stringify({ text: createDocument(list, entry, locale)?.body });
      return [getEntryFile(name, getEntryId(entry)), createContent];
    }),
  ];
}
