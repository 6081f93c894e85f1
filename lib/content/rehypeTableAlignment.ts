import type { Element, Root, RootContent } from 'hast';

/**
 * A rehype plugin that writes the alignment of a table's cells as a style: the attribute `align`, which Markdown's
 * tables come with, is not part of HTML any more (HTML, section 16.2).
 */
export function rehypeTableAlignment() {
  return (tree: Root) => tree.children.forEach(align);
}

function align(node: RootContent | Element['children'][number]): void {
  if (node.type !== 'element') return;
  const { align: side, ...rest } = node.properties;
  if (side !== undefined && side !== null) node.properties = { ...rest, style: `text-align: ${side}` };
  node.children.forEach(align);
}
