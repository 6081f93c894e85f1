import type { Element, Nodes, Root, RootContent } from 'hast';

/**
 * A rehype plugin for tables: each stands in a focusable box, so that a wide one scrolls by itself and not the page, by
 * keyboard too (WCAG 2.1.1); an empty corner is a plain cell, because an empty header names nothing.
 */
export function rehypeAccessibleTables() {
  return (tree: Root) => {
    tree.children = tree.children.map((node) => (isTable(node) ? boxed(node) : node));
  };
}

function isTable(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'table';
}

function boxed(table: Element): Element {
  demoteEmptyHeaders(table);
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0 },
    children: [table],
  };
}

function demoteEmptyHeaders(node: Nodes): void {
  if (node.type !== 'element') return;
  if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
  node.children.forEach(demoteEmptyHeaders);
}
