import type { Element, Root, RootContent } from 'hast';
import { getElementText } from './getElementText';
import { visitElements } from './visitElements';

/**
 * A rehype plugin for tables: each that stands by itself has a focusable box, so that a wide one scrolls by itself and not
 * the page, by keyboard too (WCAG 2.1.1), named by its part of the text and its columns.
 */
export function rehypeTables() {
  return (tree: Root) => {
    // Those in lists and block quotes too.
    visitElements(tree, finishCell);
    let heading: string | undefined;
    tree.children = tree.children.map((node) => {
      if (node.type === 'element' && /^h[23]$/.test(node.tagName)) heading = getElementText(node);
      return isTable(node) ? boxed(node, heading) : node;
    });
  };
}

function isTable(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'table';
}

function boxed(table: Element, heading: string | undefined): Element {
  const columns: string[] = [];
  visitElements(table, (element) => {
    if (element.tagName === 'th') columns.push(getElementText(element));
  });
  return {
    type: 'element',
    tagName: 'section',
    properties: {
      className: ['table-scroll'],
      tabIndex: 0,
      ariaLabel: [heading, columns.filter(Boolean).join(', ')].filter(Boolean).join(': '),
    },
    children: [table],
  };
}

/**
 * An empty corner is a plain cell, because an empty header names nothing; any other header says that it heads a column
 * (WCAG technique H63). Alignment is data for the stylesheet: the attribute `align`, which Markdown's tables come with, is
 * not part of HTML any more (HTML, 16.2), and the pages' policy forbids the attribute `style`.
 */
function finishCell(cell: Element): void {
  if (!/^t[hd]$/.test(cell.tagName)) return;
  if (cell.children.length === 0) cell.tagName = 'td';
  const { align, ...rest } = cell.properties;
  cell.properties = {
    ...rest,
    ...(cell.tagName === 'th' && { scope: 'col' }),
    ...(align && { dataAlign: align }),
  };
}
