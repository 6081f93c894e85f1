import type { ListFacts } from '@/lib/lists/ListFacts';

/** Fetches ahead what a search needs. A failure is nobody's trouble yet: the search itself tries again and tells. */
export function prepareSearch(list: ListFacts): void {
  import('@/lib/search/findEntries').then(({ prepare }) => prepare(list)).catch(() => {});
}
