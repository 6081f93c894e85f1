import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkUrls } from './remarkUrls';

/**
 * Parser for the site's Markdown: GitHub Flavored Markdown with front matter. Strikethrough requires two tildes, because a
 * single tilde denotes a range in Chinese (3~5 天).
 */
export const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkUrls)
  .freeze();

/** Parses a Markdown file into an mdast tree. */
export function parseMarkdownTree(source: string): Root {
  return markdownProcessor.runSync(markdownProcessor.parse(source)) as Root;
}
