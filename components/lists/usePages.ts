import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { reloadOnce } from 'static-islands/recovery';
import { DataError } from '@/lib/browser/lists/fetchData';
import {
  type FetchedPages,
  fetchNextPage,
  getOrCreatePages,
  hasMore,
  type PageSource,
  subscribeToPages,
} from '@/lib/browser/lists/pageStore';

/**
 * Returns the pages fetched from a source, and a function that requests the next page. Requests the first page at once
 * if the HTML contains no entries of the source.
 */
export function usePages<T extends { id: string }>(source: PageSource<T>): [FetchedPages<T>, () => void] {
  const getPages = () => getOrCreatePages(source);
  const pages = useSyncExternalStore(subscribeToPages, getPages, getPages);

  useEffect(() => {
    const state = getOrCreatePages(source);
    if (source.firstPage === 1 && state.nextPage === 1 && hasMore(state)) void fetchNextPage(source);
  }, [source]);

  const loadMore = useCallback(() => {
    const { status, error } = getOrCreatePages(source);
    // A code chunk could not be loaded, probably because a newer version has been deployed.
    if (status === 'failed' && !(error instanceof DataError) && reloadOnce()) return;
    void fetchNextPage(source);
  }, [source]);

  return [pages, loadMore];
}

/**
 * Returns the search results to show: the results of the previous search until new results are loaded, so that the
 * list does not flicker while typing. Undefined without a search, and until the first results are loaded.
 */
export function useSearchResults<T>(isSearch: boolean, pages: FetchedPages<T>): FetchedPages<T> | undefined {
  const [previousResults, setPreviousResults] = useState<FetchedPages<T>>();
  const latestResults = pages.nextPage > 1 ? pages : previousResults;
  const results = isSearch ? latestResults : undefined;
  if (results !== previousResults) setPreviousResults(results);
  return results;
}
