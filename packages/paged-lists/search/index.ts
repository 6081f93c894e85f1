export { createIndexSource } from './createIndexSource';
export { findEntries, type SearchOptions } from './findEntries';
