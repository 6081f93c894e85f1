import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { blankFrontMatter } from './frontMatter';
import { remarkUrls } from './remarkUrls';

/**
 * Creates a processor for GitHub Flavored Markdown. Strikethrough requires two tildes, because a single tilde denotes a
 * range in Chinese (3~5 天).
 */
export const createMarkdownProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkUrls)
  .freeze();

/** Parses the body of a Markdown file into an mdast tree with the positions in the file. */
export function parseMarkdown(source: string): Root {
  const processor = createMarkdownProcessor();
  return processor.runSync(processor.parse(blankFrontMatter(source))) as Root;
}
