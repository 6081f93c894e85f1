import type { AsPlainObject } from 'minisearch';

/** Name of the file with the head of an index. */
export const HEAD_FILE = 'head.json';

/** Returns the name of a term file; numbers start at 0. */
export function getTermFileName(number: number): string {
  return `terms-${number}.json`;
}

/** A term and its occurrences, as serialized by MiniSearch. */
export type Term = AsPlainObject['index'][number];

/** The head of a search index: the part that every query needs, without the terms. It is serialized as JSON. */
export type IndexHead = {
  /** Hash of all documents, the same in all files of a build. */
  stamp: string;
  /** Sort key of the first term in each term file. */
  firstKeys: string[];
  /** Pairs of Chinese characters: a variant, and the character of the index that replaces it in queries. */
  variants: string;
  /** The MiniSearch index without its terms. */
  index: Omit<AsPlainObject, 'index'>;
};

/** A term file of a search index. It belongs to the same build as the head if their `stamp` is equal. */
export type IndexTerms = { stamp: string; terms: Term[] };

/** True if a value is a file of a search index. `MiniSearch.loadJS` checks the version of the index. */
export function isIndexFile<T extends { stamp: string }>(value: unknown): value is T {
  return typeof (value as { stamp?: unknown } | null)?.stamp === 'string';
}
