import type { Element, Nodes, Root, RootContent } from 'hast';
import { textOf } from './textOf';

/**
 * A rehype plugin for tables: each stands in a focusable box, so that a wide one scrolls by itself and not the page, by
 * keyboard too (WCAG 2.1.1), named by its part of the text and its columns; an empty corner is a plain cell, because an
 * empty header names nothing.
 */
export function rehypeAccessibleTables() {
  return (tree: Root) => {
    let heading: string | undefined;
    tree.children = tree.children.map((node) => {
      if (node.type === 'element' && /^h[23]$/.test(node.tagName)) heading = textOf(node);
      return isTable(node) ? boxed(node, heading) : node;
    });
  };
}

function isTable(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'table';
}

function boxed(table: Element, heading: string | undefined): Element {
  const columns = headersOf(table).filter((text) => text !== '');
  demoteEmptyHeaders(table);
  return {
    type: 'element',
    tagName: 'section',
    properties: {
      className: ['table-scroll'],
      tabIndex: 0,
      ariaLabel: [heading, columns.join(', ')].filter(Boolean).join(': '),
    },
    children: [table],
  };
}

function demoteEmptyHeaders(node: Nodes): void {
  if (node.type !== 'element') return;
  if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
  node.children.forEach(demoteEmptyHeaders);
}

function headersOf(node: Nodes): string[] {
  if (node.type === 'element' && node.tagName === 'th') return [textOf(node)];
  return 'children' in node ? node.children.flatMap(headersOf) : [];
}
