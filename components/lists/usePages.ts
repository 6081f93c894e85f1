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

/** What has been fetched from a source, and a function that asks for more. Without entries in the page it asks at once. */
export function usePages<T extends { id: string }>(source: PageSource<T>): [Pages<T>, () => void] {
  const readCurrent = () => readPages(source);
  const pages = useSyncExternalStore(subscribeToPages, readCurrent, readCurrent);

  useEffect(() => {
    const state = readPages(source);
    if (source.first === 1 && state.next === 1 && hasMore(state)) void fetchNextPage(source);
  }, [source]);

  const loadMore = useCallback(() => {
    const { status, error } = readPages(source);
    // A piece of the program itself did not come, most likely because a newer site has replaced it.
    if (status === 'failed' && !(error instanceof DataError) && reloadOnce()) return;
    void fetchNextPage(source);
  }, [source]);

  return [pages, loadMore];
}
