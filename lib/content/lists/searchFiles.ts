import { cached } from '@/lib/content/texts/cached';
import type { Locale } from '@/lib/shared/i18n/locales';
import { entryFile, indexHeadFile, indexTermsFile, type SearchableList } from '@/lib/shared/lists/dataPaths';
import { pageAt } from '@/lib/shared/lists/paginate';
import { indexFiles, termFileCount } from './indexFiles';
import { type ListItem, listItems } from './listItems';
import { pageSizes } from './pageSizes';

/** A data file: its path below `/data/{locale}/`, and how its content is come by. */
export type DataFile = readonly [path: string, content: () => Promise<string>];

/** The files of the search of a list: the head and the terms of its index, and every entry with the page it stands on. */
export function searchFiles(list: SearchableList, locale: Locale): DataFile[] {
  const items: ListItem[] = listItems[list](locale);
  const index = cached(async () => {
    const documents = await Promise.all(items.flatMap(({ document }) => document?.() ?? []));
    const { head, terms } = indexFiles(documents, locale);
    // As text: a tenth of the memory of the objects.
    return { head: JSON.stringify(head), terms };
  });
  return [
    [indexHeadFile(list), async () => (await index()).head],
    ...Array.from(
      { length: termFileCount(items.length) },
      (_, number): DataFile => [
        indexTermsFile(list, number),
        async () => (await index()).terms[number] ?? '',
      ],
    ),
    ...items.map(({ id, entry, document }, position): DataFile => {
      const page = pageAt(position, pageSizes[list]);
      const content = async () => {
        // The text from which a result shows the place that was found: a case shows all of its own.
        const text = list === 'cases' ? '' : (await document?.())?.body;
        return JSON.stringify({ entry: await entry(), text, page });
      };
      return [entryFile(list, id), content];
    }),
  ];
}
