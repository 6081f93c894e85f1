import type { AsPlainObject } from 'minisearch';
import { matchesShape } from '@/lib/shared/matchesShape';

/** A term and its occurrences, as serialized by MiniSearch. */
export type Term = AsPlainObject['index'][number];

/**
 * The head of a search index, needed for every query. `starts` contains the sort key of the first term in each term
 * file. `variants` contains pairs of a Chinese character that is not in the index and the character that replaces it.
 */
export type IndexHead = {
  stamp: string;
  starts: string[];
  variants: string;
  index: Omit<AsPlainObject, 'index'>;
};

/** A term file of a search index. It belongs to the same build as the head if their `stamp` is equal. */
export type IndexTerms = { stamp: string; terms: Term[] };

/** True if an unknown value is the head of a search index. `MiniSearch.loadJS` checks the version of `index`. */
export function isIndexHead(value: unknown): value is IndexHead {
  const index = { documentCount: 'number' } as const;
  return matchesShape(value, { stamp: 'string', starts: ['string'], variants: 'string', index });
}

/** True if an unknown value is a term file. */
export function isIndexTerms(value: unknown): value is IndexTerms {
  return matchesShape(value, { stamp: 'string', terms: [{ 0: 'string', 1: {} }] });
}
