/** Cells of a table, row by row, as Markdown. */
type Rows = string[][];

const BLOCK_ELEMENTS = 'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, table';

/**
 * Returns pasted HTML with a table as Markdown: paragraphs, tables whose first row is the header, and links. Returns
 * undefined if it has no table with two rows and two columns.
 */
export function toMarkdown(html: string): string | undefined {
  const blocks = readBlocks(new DOMParser().parseFromString(html, 'text/html').body);
  const isTable = (block: string | Rows) =>
    Array.isArray(block) && block.length > 1 && (block[0] ?? []).length > 1;
  if (!blocks.some(isTable)) return undefined;
  return blocks.map((block) => (Array.isArray(block) ? formatTable(block) : block)).join('\n\n');
}

function formatTable(rows: Rows): string {
  const width = Math.max(...rows.map(({ length }) => length));
  const [header = [], ...body] = rows.map((cells) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? ''),
  );
  return [header, header.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the paragraphs and tables of a document. */
function readBlocks(root: Element): (string | Rows)[] {
  const blocks: (string | Rows)[] = [];
  let line = '';
  for (const node of [...root.childNodes, undefined]) {
    const element = node instanceof HTMLElement ? node : undefined;
    const isBlock = element?.matches(BLOCK_ELEMENTS) || element?.querySelector(BLOCK_ELEMENTS);
    if (node && !isBlock) line += getText(node);
    else {
      if (line.trim() !== '') blocks.push(line.trim());
      line = '';
      if (element instanceof HTMLTableElement) blocks.push(readTable(element));
      else if (element) blocks.push(...readBlocks(element));
    }
  }
  return blocks;
}

/** Returns the cells of a table as a rectangle, with an empty cell for each cell that is part of a merged one. */
function readTable(table: HTMLTableElement): Rows {
  const rows = [...table.rows];
  const grid: Rows = rows.map(() => []);
  for (const [rowIndex, row] of rows.entries()) {
    for (const cell of row.cells) {
      let column = 0;
      while (grid[rowIndex]?.[column] !== undefined) column += 1;
      for (const [down, cells] of grid.slice(rowIndex, rowIndex + cell.rowSpan).entries())
        for (let right = 0; right < cell.colSpan; right += 1)
          cells[column + right] = down + right === 0 ? formatCell(getText(cell)) : '';
    }
  }
  return grid;
}

/** Returns a text in one line, with links as Markdown. */
function getText(node: Node): string {
  if (node instanceof Comment || (node instanceof Element && node.matches('style, script'))) return '';
  if (node.childNodes.length === 0)
    return node.nodeName === 'BR' ? ' ' : (node.textContent ?? '').replace(/\s+/g, ' ');
  const text = [...node.childNodes].map(getText).join('');
  if (node instanceof HTMLAnchorElement && /^(?:https?|mailto|tel):/.test(node.href) && text.trim() !== '')
    return `[${text.trim()}](${node.getAttribute('href')})`;
  return node instanceof Element && node.matches(BLOCK_ELEMENTS) ? ` ${text} ` : text;
}

function formatCell(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/\\*\|/g, '\\|');
}
