export { applyUrlFilters } from './applyUrlFilters';
export { containsAllWords, joinTexts } from './containsAllWords';
export { DataError, fetchData, fetchOnce, removeFromCache } from './fetchData';
export { formatStatus } from './formatStatus';
export {
  type FetchedPages,
  fetchNextPage,
  getOrCreatePages,
  hasMore,
  type PageSource,
  subscribeToPages,
} from './pageStore';
export { redirectToEntryPage } from './redirectToEntryPage';
export { clearFilters, setFilter, subscribeToQuery, writeQuery } from './urlQuery';
