import type { Nodes } from 'mdast';
import { parseMarkdownTree } from './markdownProcessor';

/** Nodes inside a sentence: their text continues the text around them. */
const PHRASING = ['emphasis', 'strong', 'delete', 'link', 'linkReference', 'footnoteReference'];

/** The words of a Markdown file's body, without its marks: what search looks at. */
export function toPlainText(markdown: string): string {
  return getText(parseMarkdownTree(markdown)).replace(/\s+/g, ' ').trim();
}

/**
 * Separates blocks, hard breaks and pictures from the words around them, and table cells also by a dot. Numbers of
 * footnotes and raw HTML have no text.
 */
function getText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : '';
  if (PHRASING.includes(node.type)) return 'children' in node ? node.children.map(getText).join('') : '';
  if (node.type === 'yaml' || node.type === 'definition') return '';
  if (node.type === 'code') return `\n${node.value}\n`;
  if (node.type === 'image' || node.type === 'imageReference') return ` ${node.alt ?? ''} `;
  const text = 'children' in node ? node.children.map(getText).join('') : '';
  return node.type === 'tableCell' ? text && `${text} · ` : `\n${text}\n`;
}
