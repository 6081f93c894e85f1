import {
  getTermFileName,
  HEAD_FILE,
  type IndexHead,
  type IndexTerms,
  isIndexFile,
  type Term,
} from '../indexFiles';
import { getBigrams } from '../text/terms';
import { joinWords, type QueryWord } from './parseQuery';

/** Access to the files of an index. Implemented by the site, which loads and caches them. */
export type IndexSource = {
  /** BCP 47 tag of the documents' language, the same as when the index was built. */
  locale: string;
  /** Loads a file of the index by name and parses its JSON. Throws if `isExpected` returns false. */
  load: <T>(file: string, isExpected: (value: unknown) => value is T) => Promise<T>;
  /** Removes files that come from two builds from the cache of `load`, and returns the error to throw. */
  discard: (files: readonly string[]) => Error;
};

/** Loads the head of an index, which every search needs. */
export function loadIndexHead(source: IndexSource): Promise<IndexHead> {
  return source.load(HEAD_FILE, isIndexFile<IndexHead>);
}

/**
 * Loads the terms from the term files that may contain the words of a query. Throws the error from `discard` if the
 * files come from two builds.
 */
export async function loadTerms(
  source: IndexSource,
  { stamp, firstKeys }: IndexHead,
  words: readonly QueryWord[],
): Promise<Term[]> {
  const readings = [...words, ...joinWords(words, source.locale).flat()];
  const numbers = new Set(readings.flatMap((word) => getWordFileNumbers(word, firstKeys)));
  const names = [...numbers].map(getTermFileName);
  const files = await Promise.all(names.map((name) => source.load(name, isIndexFile<IndexTerms>)));
  // If the stamps differ, a new version was deployed between the requests for the head and for the term files.
  if (files.some((file) => file.stamp !== stamp)) throw source.discard([...names, HEAD_FILE]);
  return files.flatMap((file) => file.terms);
}

function getWordFileNumbers(
  { folded, isChinese, text, isPrefix }: QueryWord,
  firstKeys: readonly string[],
): number[] {
  const keys = isChinese ? getBigrams(text) : [folded];
  return keys.flatMap((key) => getTermFileNumbers(key, isPrefix, firstKeys));
}

/**
 * Returns the numbers of the term files that may contain `key` or, if it is a prefix, words that start with it.
 * `firstKeys` contains the first key of each file, in sorted order.
 */
export function getTermFileNumbers(key: string, isPrefix: boolean, firstKeys: readonly string[]): number[] {
  // The last possible key that starts with the prefix.
  const lastKey = isPrefix ? `${key}\uffff` : key;
  return [...firstKeys.keys()].filter((number) => {
    const nextKey = firstKeys[number + 1];
    return (firstKeys[number] ?? '') <= lastKey && (nextKey === undefined || nextKey > key);
  });
}
