import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { DataError } from '@/lib/browser/lists/fetchData';
import {
  fetchNextPage,
  hasMore,
  type PageSource,
  type Pages,
  readPages,
  subscribeToPages,
} from '@/lib/browser/lists/pageStore';
import { reloadOnce } from '@/lib/browser/pages/reloadOnce';

/**
 * Returns the pages fetched from a source, and a function to request more. Requests the first page at once if none of
 * the source's entries are in the page.
 */
export function usePages<T extends { id: string }>(source: PageSource<T>): [Pages<T>, () => void] {
  const readCurrent = () => readPages(source);
  const pages = useSyncExternalStore(subscribeToPages, readCurrent, readCurrent);

  useEffect(() => {
    const state = readPages(source);
    if (source.first === 1 && state.next === 1 && hasMore(state)) void fetchNextPage(source);
  }, [source]);

  const loadMore = useCallback(() => {
    const { status, error } = readPages(source);
    // A code chunk could not be loaded, probably because a newer version has been deployed.
    if (status === 'failed' && !(error instanceof DataError) && reloadOnce()) return;
    void fetchNextPage(source);
  }, [source]);

  return [pages, loadMore];
}
