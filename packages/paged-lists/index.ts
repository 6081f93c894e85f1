export { groupByFilterChoices } from './groupByFilterChoices';
export type { Choice, FilterValues, ListPage, ListResult, ListView, Marker } from './listTypes';
export { matchesShape, type Shape, type ShapeType } from './matchesShape';
export { getFurtherPages, getPage, getPageCount, getPageNumber, getPagerPages } from './paginate';
export { getChoicesPath, getSearchQuery, MAX_QUERY_LENGTH, parseListView } from './parseListView';
