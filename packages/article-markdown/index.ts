export {
  createMarkdownRenderer,
  type MarkdownPicture,
  type RenderedMarkdown,
  type RenderOptions,
} from './createMarkdownRenderer';
export { getReadingMinutes } from './getReadingMinutes';
export { parseMarkdown } from './parseMarkdown';
export { toPlainText } from './toPlainText';
