import { memoize } from '@/lib/content/messages/memoize';
import type { Locale } from '@/lib/shared/i18n/locales';
import {
  getEntryFile,
  getIndexHeadFile,
  getIndexTermsFile,
  type SearchableList,
} from '@/lib/shared/lists/dataPaths';
import { getPageNumber } from '@/lib/shared/lists/paginate';
import { buildIndexFiles, getTermFileCount } from './buildIndexFiles';
import { getListItems, type ListItem } from './getListItems';
import { pageSizes } from './pageSizes';

/** A data file: its path below `/data/{locale}/`, and a function that creates its content. */
export type DataFile = readonly [path: string, content: () => Promise<string>];

/** Returns the search files of a list: the head and the terms of the index, and a file per entry with its page number. */
export function getSearchFiles(list: SearchableList, locale: Locale): DataFile[] {
  const items: ListItem[] = getListItems[list](locale);
  const index = memoize(async () => {
    const documents = await Promise.all(items.flatMap(({ document }) => document?.() ?? []));
    const { head, terms } = buildIndexFiles(documents, locale);
    // Cached as text, which needs a tenth of the memory of the object.
    return { head: JSON.stringify(head), terms };
  });
  return [
    [getIndexHeadFile(list), async () => (await index()).head],
    ...Array.from(
      { length: getTermFileCount(items.length) },
      (_, number): DataFile => [
        getIndexTermsFile(list, number),
        async () => (await index()).terms[number] ?? '',
      ],
    ),
    ...items.map(({ id, entry, document }, position): DataFile => {
      const page = getPageNumber(position, pageSizes[list]);
      const content = async () => {
        // The text for the excerpt in a search result. Case cards already show their whole text.
        const text = list === 'cases' ? '' : (await document?.())?.body;
        return JSON.stringify({ entry: await entry(), text, page });
      };
      return [getEntryFile(list, id), content];
    }),
  ];
}
