import type { Element, Root, RootContent } from 'hast';
import { getElementText, visitElements } from './hast';

/**
 * Rehype plugin that wraps each top-level table in a focusable scroll container, so that a wide table can be scrolled,
 * also by keyboard, without scrolling the page (WCAG 2.1.1). The container's accessible name consists of the preceding
 * heading and the column headers. The cells below a header have its text as `data-label`, for style sheets that show a row
 * as a block of labelled cells.
 */
export function rehypeTables() {
  return (tree: Root) => {
    // Tables in lists and block quotes have no scroll container, but their cells get the same attributes.
    visitElements(tree, setCellAttributes);
    let heading: string | undefined;
    tree.children = tree.children.map((node) => {
      if (node.type === 'element' && /^h[23]$/.test(node.tagName)) heading = getElementText(node);
      return isTable(node) ? wrapInScrollBox(node, heading) : node;
    });
  };
}

function isTable(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'table';
}

function wrapInScrollBox(table: Element, heading: string | undefined): Element {
  const columnTitles: string[] = [];
  visitElements(table, ({ tagName, children }) => {
    if (tagName !== 'tr') return;
    const cells = children.filter((child) => child.type === 'element');
    if (columnTitles.length === 0) columnTitles.push(...cells.map(getElementText));
    else
      for (const [index, cell] of cells.entries())
        if (index > 0) cell.properties.dataLabel = columnTitles[index];
  });
  return {
    type: 'element',
    tagName: 'section',
    properties: {
      className: ['table-scroll'],
      tabIndex: 0,
      ariaLabel: [heading, columnTitles.filter(Boolean).join(', ')].filter(Boolean).join(': '),
    },
    children: [table],
  };
}

/**
 * Converts an empty header cell to `<td>`, because an empty header has no accessible name. Other header cells get
 * `scope="col"` (WCAG technique H63). Moves the alignment to `data-align` for the style sheet: the `align` attribute
 * that remark-gfm sets is obsolete (HTML, 16.2), and the Content Security Policy forbids `style` attributes.
 */
function setCellAttributes(cell: Element): void {
  if (!/^t[hd]$/.test(cell.tagName)) return;
  if (cell.children.length === 0) cell.tagName = 'td';
  const { align, ...rest } = cell.properties;
  cell.properties = {
    ...rest,
    ...(cell.tagName === 'th' && { scope: 'col' }),
    ...(align && { dataAlign: align }),
  };
}
