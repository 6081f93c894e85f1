import type { IndexSource } from 'site-search/client';
import { DataError, fetchOnce, removeFromCache } from '../client/fetchData';

/** Creates the source of a list's search index. `getUrl` returns the URL of a file of the index. */
export function createIndexSource(
  list: string,
  locale: string,
  getUrl: (file: string) => string,
): IndexSource {
  return {
    locale,
    load: (file, isExpected) => fetchOnce(getUrl(file), isExpected),
    discard(files) {
      for (const file of files) removeFromCache(getUrl(file));
      return new DataError(`the files of the search index of ${list} come from two builds`);
    },
  };
}
