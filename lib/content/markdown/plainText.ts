import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

/** The words of a Markdown file's body, without its marks: what search looks at. */
export function plainText(markdown: string): string {
  return textOf(parser.parse(markdown)).replace(/\s+/g, ' ').trim();
}

/** Paragraphs and list items stand apart, cells of a table by a mark as well; pieces of one sentence do not. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  if (node.type === 'tableCell') return text && `${text} · `;
  const isPhrasing = ['emphasis', 'strong', 'delete', 'link', 'linkReference'].includes(node.type);
  return isPhrasing ? text : `${text}\n`;
}
