import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getIndexOptions, type SearchDocument } from '@/lib/shared/search/getIndexOptions';
import type { IndexHead, Term } from '@/lib/shared/search/indexShapes';
import { getSortKey } from '@/lib/shared/search/terms';
import { hanVariants } from './hanVariants';

/** How many entries share a file of terms: few enough that a query fetches little of a long list's index. */
const ENTRIES_PER_FILE = 20;

/** How many files of terms the index of so many entries has. */
export function getTermFileCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / ENTRIES_PER_FILE));
}

/** The index of a list as files: its head, and the text of each file of terms. */
export type IndexFiles = { head: IndexHead; terms: string[] };

/**
 * The index of a list as files: a head, and its terms in alphabetical order cut into files of about one size, so that a
 * query fetches the head and the one or two files its words stand in. All carry the same stamp.
 */
export function buildIndexFiles(documents: readonly SearchDocument[], locale: Locale): IndexFiles {
  const search = new TextIndex(getIndexOptions(locale, hanVariants));
  search.addAll(documents);
  const terms = search.takeTerms().sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const { index: _, ...rest } = search.toJSON();
  const groups = cut(terms, getTermFileCount(documents.length));
  const stamp = createStamp(documents);
  return {
    head: {
      stamp,
      starts: groups.map(([first]) => first?.key ?? LAST),
      variants: getVariants(terms),
      index: rest,
    },
    terms: groups.map((group) => `{"stamp":"${stamp}","terms":[${group.map(({ text }) => text).join()}]}`),
  };
}

/** The variants of the characters in the index, as pairs. */
function getVariants(terms: readonly TermText[]): string {
  const characters = new Set(terms.map(({ key }) => key).join(''));
  return [...hanVariants]
    .filter(([, character]) => characters.has(character))
    .flat()
    .join('');
}

/** After every word: where an index has fewer terms than files, no query looks into the empty ones. */
const LAST = '\uffff';

/** A term as JSON, and what it is sorted by. */
type TermText = { key: string; text: string };

/** MiniSearch makes objects of all terms at once, which take thirty times the memory of their text. */
class TextIndex extends MiniSearch<SearchDocument> {
  /** Writes down the terms as `toJSON` does, and forgets them. */
  takeTerms(): TermText[] {
    const terms = Array.from(this._index, ([term, fields]): TermText => {
      const places = Array.from(fields, ([field, counts]) => [field, Object.fromEntries(counts)]);
      return {
        key: getSortKey(term),
        text: JSON.stringify([term, Object.fromEntries(places)] satisfies Term),
      };
    });
    this._index.clear();
    return terms;
  }
}

/** Cuts a list of terms into `count` groups of about the same size as JSON. Terms with one key stay together. */
function cut(terms: TermText[], count: number): TermText[][] {
  const share = terms.reduce((sum, { text }) => sum + text.length, 0) / count;
  const groups: TermText[][] = Array.from({ length: count }, () => []);
  let done = 0;
  let group = 0;
  for (const [position, term] of terms.entries()) {
    const together = terms[position - 1]?.key === term.key;
    if (!together) group = Math.min(count - 1, Math.floor(done / share));
    groups[group]?.push(term);
    done += term.text.length;
  }
  return groups
    .filter((members) => members.length > 0)
    .concat(groups.filter((members) => members.length === 0));
}

function createStamp(documents: readonly SearchDocument[]): string {
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12);
}
