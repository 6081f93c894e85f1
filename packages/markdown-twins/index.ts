export type { MarkdownTwinsOptions } from './MarkdownTwinsOptions';
export type { PageMetadata } from './readMetadata';
export { type LlmsTxt, renderLlmsTxt } from './renderLlmsTxt';
export { type MarkdownTwin, renderMarkdownTwin } from './renderMarkdownTwin';
export { writeMarkdownTwins } from './writeMarkdownTwins';
