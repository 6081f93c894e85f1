export { findTaxonomyIssues } from './findTaxonomyIssues';
export { createInterpolator, interpolateMessages, mapStrings } from './interpolate';
export { findTextFields, hasText, type MergeResult, mergeFallback } from './merge';
