export { foldText } from '../text/normalizeText';
export { highlightText } from './highlightText';
export type { IndexSource } from './loadIndex';
export { loadIndexHead } from './loadIndex';
export { parseQuery } from './parseQuery';
export { type SearchResult, search } from './search';
