export { getIndexFiles, type IndexFile, type IndexOptions } from './build/getIndexFiles';
export type { SearchDocument } from './getIndexOptions';
