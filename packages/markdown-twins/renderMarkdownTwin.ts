import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { findElement } from './elements';
import type { MarkdownTwinsOptions } from './MarkdownTwinsOptions';
import { type PageMetadata, readMetadata } from './readMetadata';
import { simplifyContent } from './simplifyContent';

/** The Markdown copy of a page. */
export type MarkdownTwin = PageMetadata & { markdown: string };

const parser = unified().use(rehypeParse).freeze();
const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/**
 * Renders the `<main>` element of a page as Markdown, with front matter that contains the title, description, language,
 * URL and dates in the page's `<head>`. Throws if the page has no `<main>` or no canonical URL.
 */
export function renderMarkdownTwin(html: string, options: MarkdownTwinsOptions = {}): MarkdownTwin {
  const { isExcluded, normalizeText = (text) => text } = options;
  const page = parser.parse(removeCode(html));
  const metadata = readMetadata(page);
  const main = findElement(page, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('the page has no <main>');
  const content: Root = { type: 'root', children: simplifyContent(main.children, metadata.url, isExcluded) };
  const body = unescapeAmpersands(converter.stringify(converter.runSync(content)));
  const markdown = `---\n${stringify(metadata, { lineWidth: 0 })}---\n\n${body}`;
  return { ...metadata, markdown: normalizeText(markdown) };
}

/** Removes scripts, styles and drawings, which are more than half of a page and take as long to parse. */
function removeCode(html: string): string {
  return html.replace(/<(script|style|svg)\b[^>]*>.*?<\/\1>/gs, '');
}

/** Removes escapes that Markdown does not need: an `&` only starts a character reference if a semicolon ends it. */
function unescapeAmpersands(markdown: string): string {
  return markdown.replace(/\\&(?!#?\w+;)/g, '&');
}
