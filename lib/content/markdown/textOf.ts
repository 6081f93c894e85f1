import type { Nodes } from 'hast';

/** The text in an element of a rendered Markdown file. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
