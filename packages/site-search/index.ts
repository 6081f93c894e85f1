export { getIndexFiles } from './build/getIndexFiles';
export type { SearchDocument } from './getIndexOptions';
