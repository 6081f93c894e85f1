import { fetchOnce } from '@/lib/browser/lists/fetchData';
import { getDataUrl, getEntryFile, type SearchableList } from '@/lib/shared/lists/dataPaths';
import type { ListPage, ListResult, ListSummary, ListView, Marker } from '@/lib/shared/lists/listTypes';
import { getPage, getPageCount } from '@/lib/shared/lists/paginate';
import { matchesShape, type Shape } from '@/lib/shared/matchesShape';
import { toVariants, type Variants } from '@/lib/shared/search/normalizeText';
import { getExcerpt } from './getExcerpt';
import { findRanges, highlightText } from './highlightText';
import { parseQuery, type QueryWord } from './parseQuery';
import { fetchIndexHead, searchEntryIds } from './searchEntryIds';

/** Returns a page of search results, best match first. Throws if a file cannot be loaded. */
export async function findEntries<T extends { id: string }>(
  { locale, name, pageSize }: ListSummary,
  shape: Shape,
  { query, choices }: ListView,
  page: number,
): Promise<ListPage<ListResult<T>>> {
  const list = name as SearchableList;
  const variants = toVariants((await fetchIndexHead(locale, list)).variants);
  const words = parseQuery(query, locale, variants);
  const mark: Marker = (text) => highlightText(text, words, variants);
  const ids = await searchEntryIds(locale, list, words, choices);
  const isEntry = (value: unknown): value is { entry: T; text: string } =>
    matchesShape(value, { entry: shape, text: 'string' });
  const entries = await Promise.all(
    getPage(ids, page, pageSize).map(async (id) => {
      const { entry, text } = await fetchOnce(getDataUrl(locale, getEntryFile(list, id)), isEntry);
      return { ...entry, mark, excerpt: getEntryExcerpt(entry, text, words, variants) };
    }),
  );
  return { entries, pages: getPageCount(ids.length, pageSize), total: ids.length };
}

/** Prefetches the head of a list's search index, which every search needs. */
export function prefetchIndex({ locale, name }: ListSummary): Promise<unknown> {
  return fetchIndexHead(locale, name as SearchableList);
}

/** Returns an excerpt that shows why an entry matched; undefined if title and summary contain every word. */
function getEntryExcerpt(
  entry: object,
  text: string,
  words: readonly QueryWord[],
  variants: Variants,
): string | undefined {
  const { title, summary } = entry as { title?: string; summary?: string };
  const visibleText = `${title} ${summary}`;
  const missingWords = words.filter((word) => findRanges(visibleText, [word], variants).length === 0);
  return missingWords.length > 0 ? getExcerpt(text, words, variants) : undefined;
}
