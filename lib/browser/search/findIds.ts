import MiniSearch from 'minisearch';
import { clearFetched, DataError, fetchOnce } from '@/lib/browser/lists/fetchData';
import type { Locale } from '@/lib/shared/i18n/locales';
import {
  getDataUrl,
  getIndexHeadFile,
  getIndexTermsFile,
  type SearchableList,
} from '@/lib/shared/lists/dataPaths';
import type { Choice } from '@/lib/shared/lists/parseListView';
import { getBigrams } from '@/lib/shared/search/getBigrams';
import { getIndexOptions } from '@/lib/shared/search/getIndexOptions';
import { type IndexHead, isIndexHead, isIndexTerms, type Term } from '@/lib/shared/search/indexShapes';
import { buildSearchQuery } from './buildSearchQuery';
import type { QueryWord } from './parseQuery';

/**
 * The ids of a list's entries that hold every word, within the filters in force, the best match first. Fetches the head
 * of the index and the files of terms that the words stand in.
 */
export async function findIds(
  locale: Locale,
  list: SearchableList,
  words: readonly QueryWord[],
  choices: readonly Choice[],
): Promise<string[]> {
  const head = await fetchIndexHead(locale, list);
  const terms = await fetchTerms(locale, list, head, words);
  const index = MiniSearch.loadJS({ ...head.index, index: terms }, getIndexOptions(locale));
  const results = index.search(buildSearchQuery(words, locale), {
    filter: ({ keys }) => choices.every(({ name, value }) => keys?.[name]?.includes(value)),
  });
  return results.map(({ id }) => id);
}

/**
 * Which files of terms may hold words that begin with `key` (or are it): the places in `starts`, which gives the first
 * key of each file in order.
 */
export function getTermFiles(key: string, prefix: boolean, starts: readonly string[]): number[] {
  const end = prefix ? `${key}\uffff` : key;
  return [...starts.keys()].filter((file) => {
    const next = starts[file + 1];
    return (starts[file] ?? '') <= end && (next === undefined || next > key);
  });
}

/** The head of a list's index. */
export function fetchIndexHead(locale: Locale, list: SearchableList): Promise<IndexHead> {
  return fetchOnce(getDataUrl(locale, getIndexHeadFile(list)), isIndexHead);
}

async function fetchTerms(
  locale: Locale,
  list: SearchableList,
  { stamp, starts }: IndexHead,
  words: readonly QueryWord[],
): Promise<Term[]> {
  const numbers = new Set(words.flatMap((word) => getWordFiles(word, starts)));
  const urls = [...numbers].map((number) => getDataUrl(locale, getIndexTermsFile(list, number)));
  const files = await Promise.all(urls.map((url) => fetchOnce(url, isIndexTerms)));
  if (files.some((file) => file.stamp !== stamp)) {
    // The site was deployed anew in between.
    for (const url of [...urls, getDataUrl(locale, getIndexHeadFile(list))]) clearFetched(url);
    throw new DataError(`the search index of ${list} is of two builds`);
  }
  return files.flatMap((file) => file.terms);
}

function getWordFiles({ folded, chinese, text, prefix }: QueryWord, starts: readonly string[]): number[] {
  const keys = chinese ? getBigrams(text) : [folded];
  return keys.flatMap((key) => getTermFiles(key, prefix, starts));
}
