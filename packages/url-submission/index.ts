export { createBaidu } from './createBaidu';
export { createIndexNow } from './createIndexNow';
export { getKeyFile, readIndexNowKey } from './indexNowKey';
export { type CommandOptions, runSubmitCommand } from './runSubmitCommand';
export { type RequestOptions, type SearchEngine, SubmissionError } from './SearchEngine';
export { type SubmitOptions, submitUrls } from './submitUrls';
