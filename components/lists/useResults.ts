import { useState } from 'react';
import type { Pages } from '@/lib/browser/lists/Pages';

/**
 * The results of a search to show: its own as soon as they are there, those of the search before it until then, so that
 * typing does not make the list blink. Undefined while there are none, and where nothing is searched for.
 */
export function useResults<T>(isSearch: boolean, pages: Pages<T>): Pages<T> | undefined {
  const [last, setLast] = useState<Pages<T>>();
  const settled = pages.next > 1 ? pages : last;
  const results = isSearch ? settled : undefined;
  if (results !== last) setLast(results);
  return results;
}
