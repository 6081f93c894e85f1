export { foldText } from '../text/foldText';
export { highlightText, type Segment } from './highlightText';
export type { IndexSource } from './IndexSource';
export { loadIndexHead } from './loadIndex';
export { parseQuery, type QueryWord } from './parseQuery';
export { type FilterChoice, type SearchResult, search } from './search';
