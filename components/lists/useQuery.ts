import { useSyncExternalStore } from 'react';
import { subscribeToQuery } from '@/lib/browser/lists/query';
import { LIST_APPLIED } from '@/lib/browser/protocol';

/** Returns the query of the URL (`location.search`). During hydration, returns the query that the markup shows. */
export function useQuery(): string {
  return useSyncExternalStore(subscribeToQuery, () => location.search, getHydrationQuery);
}

/** Empty during the build, and if no list was updated before hydration. */
function getHydrationQuery(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[${LIST_APPLIED}]`) ? location.search : '';
}
