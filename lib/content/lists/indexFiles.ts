import { createHash } from 'node:crypto';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Locale } from '@/lib/shared/i18n/locales';
import { indexOptions, type SearchDocument } from '@/lib/shared/search/indexOptions';
import type { IndexHead, IndexTerms, Term } from '@/lib/shared/search/indexShapes';
import { sortKey } from '@/lib/shared/search/terms';

/** How many entries share a file of terms: few enough that a query fetches little of a long list's index. */
const ENTRIES_A_FILE = 20;

/** How many files of terms the index of so many entries has. */
export function termFileCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / ENTRIES_A_FILE));
}

/**
 * The index of a list as files: a head, and its terms in alphabetical order cut into files of about one size, so that a
 * query fetches the head and the one or two files its words stand in. All carry the same stamp.
 */
export function indexFiles(
  documents: readonly SearchDocument[],
  locale: Locale,
): { head: IndexHead; terms: IndexTerms[] } {
  const search = new MiniSearch(indexOptions(locale));
  search.addAll(documents);
  const { index, ...rest } = search.toJSON();
  const groups = cut(sorted(index), termFileCount(documents.length));
  const stamp = stampOf(documents);
  return {
    head: { stamp, starts: groups.map(([first]) => (first ? sortKey(first[0]) : LAST)), index: rest },
    terms: groups.map((terms) => ({ stamp, terms })),
  };
}

/** After every word: where an index has fewer terms than files, no query looks into the empty ones. */
const LAST = '\uffff';

function sorted(index: AsPlainObject['index']): Term[] {
  const keyed = index.map(([term, places]) => ({ key: sortKey(term), term: [term, places] as Term }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ term }) => term);
}

/** Cuts a list of terms into `count` groups of about the same size as JSON. Terms with one key stay together. */
function cut(terms: Term[], count: number): Term[][] {
  const sizes = terms.map((term) => JSON.stringify(term).length);
  const share = sizes.reduce((sum, size) => sum + size, 0) / count;
  const groups: Term[][] = Array.from({ length: count }, () => []);
  let done = 0;
  let group = 0;
  for (const [position, term] of terms.entries()) {
    const previous = terms[position - 1];
    const together = previous !== undefined && sortKey(previous[0]) === sortKey(term[0]);
    if (!together) group = Math.min(count - 1, Math.floor(done / share));
    groups[group]?.push(term);
    done += sizes[position] ?? 0;
  }
  return groups
    .filter((members) => members.length > 0)
    .concat(groups.filter((members) => members.length === 0));
}

function stampOf(documents: readonly SearchDocument[]): string {
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12);
}
