import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkUrls } from './remarkUrls';

/**
 * The Markdown of the site: GitHub Flavored Markdown with a front matter. A single tilde is a range in Chinese (3~5 天), so
 * only two strike text through.
 */
export const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkUrls)
  .freeze();

/** Parses a Markdown file to its syntax tree. */
export function parseMarkdownTree(source: string): Root {
  return markdownProcessor.runSync(markdownProcessor.parse(source)) as Root;
}
