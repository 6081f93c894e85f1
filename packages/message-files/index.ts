export { createInterpolator } from './createInterpolator';
export { createMessageReader, type MessageReader, type MessageReaderOptions } from './createMessageReader';
export { findTaxonomyIssues } from './findTaxonomyIssues';
export { interpolateMessages } from './interpolateMessages';
export { mapStrings } from './mapStrings';
export { type MergeResult, mergeFallback } from './mergeFallback';
export { MissingMessageError, recordReads } from './recordReads';
