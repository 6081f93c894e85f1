export { createBaidu } from './createBaidu';
export { createIndexNow, isIndexNowKey } from './createIndexNow';
export { type RequestOptions, type SearchEngine, SubmissionError } from './SearchEngine';
export { type SubmitOptions, submitUrls } from './submitUrls';
