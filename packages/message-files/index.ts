export { createInterpolator } from './createInterpolator';
export { createMessageReader, type MessageReader, type MessageReaderOptions } from './createMessageReader';
export { findTaxonomyIssues } from './findTaxonomyIssues';
export { findTextFields, hasText } from './findTextFields';
export { interpolateMessages } from './interpolateMessages';
export { mapStrings } from './mapStrings';
export { type EntryList, type MergedEntry, mergeEntries } from './mergeEntries';
export { type MergeResult, mergeFallback } from './mergeFallback';
export { MissingMessageError, recordReads } from './recordReads';
