export { findTaxonomyIssues } from './findTaxonomyIssues';
export { createInterpolator, interpolateMessages, mapStrings } from './interpolate';
export {
  findTextFields,
  type MergedEntry,
  type MergeResult,
  mergeEntries,
  mergeFallback,
} from './merge';
export { createMessageReader, MissingMessageError, recordReads } from './read';
