import type { Nodes } from 'mdast';
import { parseMarkdown } from './parseMarkdown';

/** Inline nodes, whose text continues the surrounding text without white space. */
const PHRASING = ['emphasis', 'strong', 'delete', 'link', 'linkReference', 'footnoteReference'];

/** Converts the body of a Markdown file to plain text for the search index. */
export function toPlainText(markdown: string): string {
  return getText(parseMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

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
