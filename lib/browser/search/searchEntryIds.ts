import MiniSearch from 'minisearch';
import { DataError, fetchOnce, removeFromCache } from '@/lib/browser/lists/fetchData';
import type { Locale } from '@/lib/shared/i18n/locales';
import {
  getDataUrl,
  getIndexHeadFile,
  getIndexTermsFile,
  type SearchableList,
} from '@/lib/shared/lists/dataPaths';
import type { Choice } from '@/lib/shared/lists/listTypes';
import { getBigrams } from '@/lib/shared/search/getBigrams';
import { getIndexOptions } from '@/lib/shared/search/getIndexOptions';
import { type IndexHead, isIndexHead, isIndexTerms, type Term } from '@/lib/shared/search/indexShapes';
import { buildSearchQuery } from './buildSearchQuery';
import type { QueryWord } from './parseQuery';

/**
 * Returns the ids of the entries that contain every word and match the active filters, best match first. Fetches only
 * the head of the index and the term files that may contain the words.
 */
export async function searchEntryIds(
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
 * Returns the numbers of the term files that may contain `key` or, if it is a prefix, words that start with it.
 * `starts` contains the first key of each file, in sorted order.
 */
export function getTermFileNumbers(key: string, isPrefix: boolean, starts: readonly string[]): number[] {
  const end = isPrefix ? `${key}\uffff` : key;
  return [...starts.keys()].filter((file) => {
    const next = starts[file + 1];
    return (starts[file] ?? '') <= end && (next === undefined || next > key);
  });
}

/** Fetches the head of a list's index. */
export function fetchIndexHead(locale: Locale, list: SearchableList): Promise<IndexHead> {
  return fetchOnce(getDataUrl(locale, getIndexHeadFile(list)), isIndexHead);
}

async function fetchTerms(
  locale: Locale,
  list: SearchableList,
  { stamp, starts }: IndexHead,
  words: readonly QueryWord[],
): Promise<Term[]> {
  const numbers = new Set(words.flatMap((word) => getWordFileNumbers(word, starts)));
  const urls = [...numbers].map((number) => getDataUrl(locale, getIndexTermsFile(list, number)));
  const files = await Promise.all(urls.map((url) => fetchOnce(url, isIndexTerms)));
  if (files.some((file) => file.stamp !== stamp)) {
    // A new version was deployed between the two requests.
    for (const url of [...urls, getDataUrl(locale, getIndexHeadFile(list))]) removeFromCache(url);
    throw new DataError(`the files of the search index of ${list} come from two builds`);
  }
  return files.flatMap((file) => file.terms);
}

function getWordFileNumbers(
  { folded, isChinese, text, isPrefix }: QueryWord,
  starts: readonly string[],
): number[] {
  const keys = isChinese ? getBigrams(text) : [folded];
  return keys.flatMap((key) => getTermFileNumbers(key, isPrefix, starts));
}
