import type { AsPlainObject } from 'minisearch';
import { matchesShape } from '@/lib/shared/lists/matchesShape';

/** A term and where it stands, as MiniSearch writes it. */
export type Term = AsPlainObject['index'][number];

/**
 * The part of an index that every query needs. `starts`: the first key of each file of terms. `variants`: pairs of a
 * Chinese character that the index does not contain and the one to search for instead.
 */
export type IndexHead = {
  stamp: string;
  starts: string[];
  variants: string;
  index: Omit<AsPlainObject, 'index'>;
};

/** A file of terms. `stamp` tells whether it belongs to the same index as the head. */
export type IndexTerms = { stamp: string; terms: Term[] };

/** Whether a value of unknown origin is the head of an index; MiniSearch checks the version of what is inside. */
export function isIndexHead(value: unknown): value is IndexHead {
  const index = { documentCount: 'number' } as const;
  return matchesShape(value, { stamp: 'string', starts: ['string'], variants: 'string', index });
}

/** Whether a value of unknown origin is a file of terms. */
export function isIndexTerms(value: unknown): value is IndexTerms {
  return matchesShape(value, { stamp: 'string', terms: [{ 0: 'string', 1: {} }] });
}
