import { type IndexSource, loadIndexHead, search } from 'site-search/client';
import { getCardsFile, getDataUrl, getEntryFile, getIndexFile } from '@/lib/browser/lists/dataPaths';
import { fetchOnce, removeFromCache } from '@/lib/browser/lists/fetchOnce';
import type { ListEntry, ListResult, ListSummary, ListView } from '@/lib/browser/lists/listTypes';
import { matchesChoices } from '@/lib/browser/lists/listView';

/** All entries of a list and, if the view is a search, its results. */
export type FetchedEntries<T> = { all: readonly T[]; results?: SearchResults<T> | undefined };

/** The results of a search, best match first. */
type SearchResults<T> = {
  /** All entries that match the query, regardless of the filters. */
  matches: readonly T[];
  /** Number of entries that match the query and the filters. */
  total: number;
  /** The first of these entries, with marks and excerpts. */
  entries: ListResult<T>[];
};

/**
 * Fetches all entries of a list, unless the page contains them (`entries`), and the first `limit` results of a search.
 * Throws if a file cannot be fetched.
 */
export async function fetchEntries<T extends ListEntry>(
  list: ListSummary,
  entries: readonly T[],
  view: ListView,
  limit: number,
): Promise<FetchedEntries<T>> {
  const cardsUrl = getDataUrl(list.locale, getCardsFile(list.name));
  const all = entries.length === list.total ? entries : await fetchOnce(cardsUrl, isCards<T>);
  return { all, results: view.query === '' ? undefined : await findEntries(list, all, view, limit) };
}

/** True if a value is an array of cards. The cards of another build may still fail when they are rendered. */
function isCards<T extends ListEntry>(value: unknown): value is T[] {
  return Array.isArray(value) && value.every((card) => typeof card?.id === 'string' && 'labels' in card);
}

async function findEntries<T extends ListEntry>(
  list: ListSummary,
  all: readonly T[],
  { query, choices }: ListView,
  limit: number,
): Promise<SearchResults<T>> {
  const { ids, mark, getExcerpt } = await search(getIndexSource(list), query);
  const entriesById = new Map(all.map((entry) => [entry.id, entry]));
  const matches = ids.flatMap((id) => entriesById.get(id) ?? []);
  const found = matches.filter((entry) => matchesChoices(entry, choices));
  const entries = await Promise.all(
    found.slice(0, limit).map(async (entry) => {
      const url = getDataUrl(list.locale, getEntryFile(list.name, entry.id));
      const { text } = await fetchOnce(url, hasText);
      const { title, summary } = entry as { title?: string; summary?: string };
      return { ...entry, mark, excerpt: getExcerpt(text, `${title} ${summary}`) };
    }),
  );
  return { matches, total: found.length, entries };
}

function hasText(value: unknown): value is { text: string } {
  return typeof (value as { text?: unknown } | null)?.text === 'string';
}

/** Prefetches the head of a list's search index, which every search needs. */
export function prefetchIndex(list: ListSummary): Promise<unknown> {
  return loadIndexHead(getIndexSource(list));
}

function getIndexSource({ name, locale }: ListSummary): IndexSource {
  const getUrl = (file: string) => getDataUrl(locale, getIndexFile(name, file));
  return {
    locale,
    load: (file, isExpected) => fetchOnce(getUrl(file), isExpected),
    discard(files) {
      for (const file of files) removeFromCache(getUrl(file));
      return new Error(`the files of the search index of ${name} come from two builds`);
    },
  };
}
