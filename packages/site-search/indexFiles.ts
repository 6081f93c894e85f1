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

/** True if a value is the head of a search index. `MiniSearch.loadJS` checks the version of `index`. */
export function isIndexHead(value: unknown): value is IndexHead {
  const { stamp, firstKeys, variants, index } = (value ?? {}) as Partial<IndexHead>;
  return (
    typeof stamp === 'string' &&
    typeof variants === 'string' &&
    Array.isArray(firstKeys) &&
    firstKeys.every((key) => typeof key === 'string') &&
    typeof index?.documentCount === 'number'
  );
}

/** True if a value is the content of a term file. */
export function isIndexTerms(value: unknown): value is IndexTerms {
  const { stamp, terms } = (value ?? {}) as Partial<IndexTerms>;
  return typeof stamp === 'string' && Array.isArray(terms) && terms.every(isTerm);
}

function isTerm(value: unknown): value is Term {
  const [term, fields] = Array.isArray(value) ? value : [];
  return typeof term === 'string' && typeof fields === 'object' && fields !== null;
}
