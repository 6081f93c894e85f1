import type { Nodes } from 'hast';

/**
 * Returns the text content of an element of a rendered Markdown file. The text of an image is its `alt` text, that of
 * `<br>` a space.
 */
export function getElementText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return 'children' in node ? node.children.map(getElementText).join('') : '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return String(node.properties.alt ?? '');
  return node.children.map(getElementText).join('');
}
