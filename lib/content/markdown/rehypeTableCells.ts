import type { Nodes, Root } from 'hast';

/**
 * A rehype plugin for the cells of tables: a header says that it heads a column (WCAG technique H63), and alignment is
 * data for the stylesheet: the attribute `align`, which Markdown's tables come with, is not part of HTML any more
 * (HTML, 16.2), and the pages' policy forbids the attribute `style`.
 */
export function rehypeTableCells() {
  return (tree: Root) => finish(tree);
}

function finish(node: Nodes): void {
  if (node.type === 'element' && (node.tagName === 'th' || node.tagName === 'td')) {
    const { align, ...rest } = node.properties;
    node.properties = {
      ...rest,
      ...(node.tagName === 'th' && { scope: 'col' }),
      ...(align && { dataAlign: align }),
    };
  }
  if ('children' in node) node.children.forEach(finish);
}
