import { memoizePerRequest } from '@/lib/content/messages/memoizePerRequest';
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

/** A data file: its path below `/data/{locale}/`, and how its content is come by. */
export type DataFile = readonly [path: string, content: () => Promise<string>];

/** The files of the search of a list: the head and the terms of its index, and every entry with the page it stands on. */
export function getSearchFiles(list: SearchableList, locale: Locale): DataFile[] {
  const items: ListItem[] = getListItems[list](locale);
  const index = memoizePerRequest(async () => {
    const documents = await Promise.all(items.flatMap(({ document }) => document?.() ?? []));
    const { head, terms } = buildIndexFiles(documents, locale);
    // As text: a tenth of the memory of the objects.
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
        // The text from which a result shows the place that was found: a case shows all of its own.
        const text = list === 'cases' ? '' : (await document?.())?.body;
        return JSON.stringify({ entry: await entry(), text, page });
      };
      return [getEntryFile(list, id), content];
    }),
  ];
}
