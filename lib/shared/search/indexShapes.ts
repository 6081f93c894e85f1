import type { AsPlainObject } from 'minisearch';
import { isShaped } from '@/lib/shared/lists/isShaped';

/** A term and where it stands, as MiniSearch writes it. */
export type Term = AsPlainObject['index'][number];

/** What every query needs of an index. `starts`: the first key of each file of terms. */
export type IndexHead = { stamp: string; starts: string[]; index: Omit<AsPlainObject, 'index'> };

/** A file of terms. `stamp` tells whether it belongs to the same index as the head. */
export type IndexTerms = { stamp: string; terms: Term[] };

/** Whether a value of unknown origin is the head of an index; MiniSearch checks the version of what is inside. */
export function isIndexHead(value: unknown): value is IndexHead {
  return isShaped(value, { stamp: 'string', starts: ['string'], index: { documentCount: 'number' } });
}

/** Whether a value of unknown origin is a file of terms. */
export function isIndexTerms(value: unknown): value is IndexTerms {
  return isShaped(value, { stamp: 'string', terms: [{ 0: 'string', 1: {} }] });
}
