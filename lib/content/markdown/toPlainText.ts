import type { Nodes } from 'mdast';
import type { Locale } from '@/lib/shared/i18n/locales';
import { memoize } from '../messages/memoize';
import { parseMarkdown } from './parseMarkdown';
import { type MarkdownFile, readMarkdownSource } from './readMarkdownSource';

/** Inline nodes, whose text continues the surrounding text without white space. */
const PHRASING = ['emphasis', 'strong', 'delete', 'link', 'linkReference', 'footnoteReference'];

/** Converts the body of a Markdown file to plain text for the search index. */
export function toPlainText(markdown: string): string {
  return getText(parseMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

/** Returns the plain text of a post's body. Cached, because the search index and the search results both use it. */
export function getBodyText({ lang, kind, slug }: MarkdownFile): string {
  return readPlainText(lang, kind, slug);
}

const readPlainText = memoize((lang: Locale, kind: MarkdownFile['kind'], slug: string) =>
  toPlainText(readMarkdownSource({ lang, kind, slug })),
);

/**
 * Puts white space around blocks, hard breaks and images, and a dot after table cells. Omits footnote references and raw
 * HTML.
 */
function getText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : '';
  if (PHRASING.includes(node.type)) return 'children' in node ? node.children.map(getText).join('') : '';
  if (node.type === 'definition') return '';
  if (node.type === 'code') return `\n${node.value}\n`;
  if (node.type === 'image' || node.type === 'imageReference') return ` ${node.alt ?? ''} `;
  const text = 'children' in node ? node.children.map(getText).join('') : '';
  return node.type === 'tableCell' ? text && `${text} · ` : `\n${text}\n`;
}
