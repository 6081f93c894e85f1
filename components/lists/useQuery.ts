import { useSyncExternalStore } from 'react';
import { subscribeToQuery } from '@/lib/browser/lists/query';
import { LIST_APPLIED } from '@/lib/browser/protocol';

/** The query of the address, as `location.search`; while the component is hydrated, the one that its markup shows. */
export function useQuery(): string {
  return useSyncExternalStore(subscribeToQuery, () => location.search, getHydrationQuery);
}

/** Nothing in the build, and nothing where the script before hydration had nothing to apply. */
function getHydrationQuery(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[${LIST_APPLIED}]`) ? location.search : '';
}
