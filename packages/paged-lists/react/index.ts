export { useListFocus } from './useListFocus';
export { type PagedListOptions, usePagedList } from './usePagedList';
