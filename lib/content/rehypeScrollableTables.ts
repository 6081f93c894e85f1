import type { Element, ElementContent, Root, RootContent } from 'hast';

/**
 * A rehype plugin that puts each table into a focusable box, so that a wide one scrolls by itself and not the page
 * (and by keyboard too: WCAG 2.1.1).
 */
export function rehypeScrollableTables() {
  return (tree: Root) => {
    tree.children = tree.children.map((node) => (isTable(node) ? boxed(node) : node));
  };
}

function isTable(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'table';
}

function boxed(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0 },
    children: [table as ElementContent],
  };
}
