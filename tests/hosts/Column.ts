import type { Ability } from './Host';

/** What is expected of an answer. */
export type Expected = {
  status: readonly number[];
  /** Headers by their names; a `Location` without its origin. */
  headers?: Readonly<Record<string, string | RegExp>>;
  /** What the body holds. */
  body?: string;
};

export type Ask = {
  path: string;
  method?: 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  expected: Expected;
};

/** A column of the table of hosts. */
export type Column = {
  name: string;
  /** What a host must be able to for this to be asked of it. */
  needs?: Ability;
  asks: readonly Ask[];
  /** What is asked of a host that lacks the ability, and what the table says where it answers so. */
  otherwise?: { says: string; asks: readonly Ask[] };
};
