export {
  createMarkdownRenderer,
  type MarkdownRenderer,
  type RenderedMarkdown,
  type RenderOptions,
} from './createMarkdownRenderer';
export { parseFrontMatter } from './frontMatter';
export { getReadingMinutes } from './getReadingMinutes';
export type { MarkdownOptions, MarkdownPicture } from './MarkdownOptions';
export { parseMarkdown } from './parseMarkdown';
export { toPlainText } from './toPlainText';
