import type { SearchDocument } from '../getIndexOptions';
import { getTermFileName, HEAD_FILE } from '../indexFiles';
import { buildIndexFiles, getTermFileCount } from './buildIndexFiles';

export type IndexOptions = {
  /** BCP 47 tag of the documents' language. */
  locale: string;
  /** Number of documents. */
  count: number;
  loadDocuments: () => Promise<SearchDocument[]>;
};

/** A file of an index: its name, and a function that creates its content. */
export type IndexFile = readonly [name: string, createContent: () => Promise<string>];

/**
 * Returns the files of a search index. Their names depend only on the number of documents, which are loaded and indexed
 * when the content of a file is first requested.
 */
export function getIndexFiles({ locale, count, loadDocuments }: IndexOptions): IndexFile[] {
  let index: Promise<{ head: string; terms: string[] }> | undefined;
  const buildIndex = async () => {
    const { head, terms } = buildIndexFiles(await loadDocuments(), locale);
    // The head is kept as text, which needs a tenth of the memory of the object.
    return { head: JSON.stringify(head), terms };
  };
  const getIndex = () => {
    index ??= buildIndex();
    return index;
  };
  return [
    [HEAD_FILE, async () => (await getIndex()).head],
    ...Array.from(
      { length: getTermFileCount(count) },
      (_, number): IndexFile => [getTermFileName(number), async () => (await getIndex()).terms[number] ?? ''],
    ),
  ];
}
