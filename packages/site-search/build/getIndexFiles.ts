import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import { Converter } from 'opencc-js/t2cn';
import { getIndexOptions, type SearchDocument } from '../getIndexOptions';
import { getTermFileName, HEAD_FILE, type IndexHead, type Term } from '../indexFiles';
import type { Variants } from '../text/normalizeText';
import { getSortKey } from '../text/terms';

type IndexOptions = {
  /** BCP 47 tag of the documents' language. */
  locale: string;
  /** Number of documents. */
  count: number;
  loadDocuments: () => Promise<SearchDocument[]>;
};

/** A file of an index: its name, and a function that creates its content. */
type IndexFile = readonly [name: string, createContent: () => Promise<string>];

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

/** Number of documents per term file. A small number, so that a query loads only a small part of a large index. */
const DOCUMENTS_PER_FILE = 20;

/** Returns the number of term files of an index. */
export function getTermFileCount(documentCount: number): number {
  return Math.max(1, Math.ceil(documentCount / DOCUMENTS_PER_FILE));
}

/** The files of a search index: the head, and the JSON text of each term file. */
type IndexFiles = { head: IndexHead; terms: string[] };

/**
 * Builds a search index as files: a head, and the sorted terms in files of similar size. A query loads the head and the
 * one or two term files that may contain its words. All files contain the same stamp, a hash of the content.
 */
export function buildIndexFiles(documents: readonly SearchDocument[], locale: string): IndexFiles {
  const textIndex = new TextIndex(getIndexOptions(locale, hanVariants));
  textIndex.addAll(documents);
  const terms = textIndex.extractTerms().sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const { index: _, ...indexWithoutTerms } = textIndex.toJSON();
  const termGroups = splitTerms(terms, getTermFileCount(documents.length));
  const stamp = createStamp(documents);
  return {
    head: {
      stamp,
      firstKeys: termGroups.map(([firstTerm]) => firstTerm?.key ?? AFTER_ALL_TERMS),
      variants: collectVariants(terms),
      index: indexWithoutTerms,
    },
    terms: termGroups.map(
      (group) => `{"stamp":"${stamp}","terms":[${group.map(({ text }) => text).join()}]}`,
    ),
  };
}

/** Returns the variants of all Chinese characters in the index, as a string of pairs. */
function collectVariants(terms: readonly SerializedTerm[]): string {
  const characters = new Set(terms.map(({ key }) => key).join(''));
  return [...hanVariants]
    .filter(([, character]) => characters.has(character))
    .flat()
    .join('');
}

/** A key that sorts after every term. It is the first key of empty term files, so that queries never load them. */
const AFTER_ALL_TERMS = '\uffff';

/** A term as JSON, and its sort key. */
type SerializedTerm = { key: string; text: string };

/**
 * A MiniSearch index that serializes one term at a time. `MiniSearch.toJSON` creates objects for all terms, which need
 * 30 times the memory of their JSON.
 */
class TextIndex extends MiniSearch<SearchDocument> {
  /** Returns the terms in the format of `toJSON`, and removes them from the index. */
  extractTerms(): SerializedTerm[] {
    const terms = Array.from(this._index, ([term, fields]): SerializedTerm => {
      const fieldCounts = Array.from(fields, ([field, counts]) => [field, Object.fromEntries(counts)]);
      return {
        key: getSortKey(term),
        text: JSON.stringify([term, Object.fromEntries(fieldCounts)] satisfies Term),
      };
    });
    this._index.clear();
    return terms;
  }
}

/**
 * Splits sorted terms into `count` groups of similar JSON size. Terms with the same key are in one group. Empty groups
 * come last.
 */
function splitTerms(terms: SerializedTerm[], count: number): SerializedTerm[][] {
  const targetLength = terms.reduce((sum, { text }) => sum + text.length, 0) / count;
  const groups: SerializedTerm[][] = Array.from({ length: count }, () => []);
  let assignedLength = 0;
  let groupNumber = 0;
  for (const [position, term] of terms.entries()) {
    const hasSameKeyAsPrevious = terms[position - 1]?.key === term.key;
    if (!hasSameKeyAsPrevious) groupNumber = Math.min(count - 1, Math.floor(assignedLength / targetLength));
    groups[groupNumber]?.push(term);
    assignedLength += term.text.length;
  }
  return groups.filter((group) => group.length > 0).concat(groups.filter((group) => group.length === 0));
}

/** Returns a hash of the documents, which identifies the files of a build. */
function createStamp(documents: readonly SearchDocument[]): string {
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12);
}

/** The Unicode blocks CJK Unified Ideographs Extension A and CJK Unified Ideographs. */
const COMMON_RANGE = { first: 0x3400, last: 0x9fff };

const convert = Converter({ from: 't', to: 'cn' });

/** Returns the simplified character. `帐` and `账` are both written for accounts (traditional `帳`). */
const simplify = (character: string) => convert(character).replace('帐', '账');

/** Maps each traditional Chinese character to the simplified character. */
const hanVariants: Variants = new Map(
  getCommonCharacters()
    .map((character): [string, string] => [character, simplify(character)])
    .filter(([variant, character]) => variant !== character),
);

function getCommonCharacters(): string[] {
  return Array.from({ length: COMMON_RANGE.last - COMMON_RANGE.first + 1 }, (_, index) =>
    String.fromCodePoint(COMMON_RANGE.first + index),
  );
}
