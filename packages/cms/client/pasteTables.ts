/** Cells of a table, row by row. */
type Rows = string[][];

/** A paragraph, or a table. */
type Block = string | Rows;

const BLOCK_ELEMENTS = 'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, table';
const MIN_ROWS = 2;
const MIN_COLUMNS = 2;

/**
 * Converts tables that are pasted into a Markdown text from a word processor or spreadsheet. Without it, Sveltia CMS
 * pastes tab-separated lines, breaks cells at a vertical bar, and writes `\n` into cells with several paragraphs.
 */
export function watchPastedTables(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData, isTrusted } = event;
      // Events dispatched below are not trusted.
      if (!isTrusted || !(target instanceof Element) || !clipboardData) return;
      const isMarkdown = target instanceof HTMLTextAreaElement;
      if (!target.closest(isMarkdown ? '.text-editor' : '[contenteditable=true]')) return;
      const pasted = parsePasted(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
      if (!pasted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isMarkdown) insertText(target, toMarkdown(pasted));
      else {
        const data = new DataTransfer();
        data.setData('text/html', pasted.innerHTML);
        target.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }
    },
    { capture: true },
  );
}

/**
 * Returns the pasted content with tables that Markdown can represent: one line per cell, vertical bars escaped, and an
 * empty cell for each cell that is part of a merged one. Returns undefined if the content has no table.
 */
export function parsePasted(html: string, text: string): HTMLElement | undefined {
  const parsed = new DOMParser().parseFromString(html, 'text/html').body;
  const tables = [...parsed.querySelectorAll('table')].filter((table) => !table.querySelector('table'));
  const body = tables.length > 0 ? parsed : parseTabSeparated(text);
  let hasTable = false;
  for (const table of body.querySelectorAll('table')) {
    const grid = readGrid(table);
    if (grid.length < MIN_ROWS || (grid[0]?.length ?? 0) < MIN_COLUMNS) continue;
    hasTable = true;
    table.replaceChildren(...grid.map((cells) => createElement('tr', cells)));
  }
  return hasTable ? body : undefined;
}

/** Returns the cells of a table as a rectangle. */
function readGrid(table: HTMLTableElement): HTMLElement[][] {
  const rows = [...table.rows];
  const grid: HTMLElement[][] = rows.map(() => []);
  for (const [rowIndex, row] of rows.entries()) {
    for (const cell of row.cells) {
      let column = 0;
      while (grid[rowIndex]?.[column]) column += 1;
      for (const [down, cells] of grid.slice(rowIndex, rowIndex + cell.rowSpan).entries()) {
        for (let right = 0; right < cell.colSpan; right += 1)
          cells[column + right] = down + right === 0 ? createCell(cell) : createElement('td', []);
      }
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((cells) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? createElement('td', [])),
  );
}

/** Copies a cell without line breaks, with escaped vertical bars. */
function createCell(cell: HTMLTableCellElement): HTMLElement {
  const copy = createElement('td', [...cell.cloneNode(true).childNodes]);
  for (const element of copy.querySelectorAll(`${BLOCK_ELEMENTS}, br`))
    element.replaceWith(...element.childNodes, ' ');
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replace(/\s+/g, ' ').replace(/\\*\|/g, '\\|');
  return copy;
}

/** Converts tab-separated lines to tables, and other lines to paragraphs. */
function parseTabSeparated(text: string): HTMLElement {
  const groups: Block[] = [];
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const last = groups.at(-1);
    if (!line.includes('\t')) groups.push(line);
    else if (Array.isArray(last)) last.push(line.split('\t'));
    else groups.push([line.split('\t')]);
  }
  const elements = groups
    .filter((group) => group !== '')
    .map((group) =>
      typeof group === 'string'
        ? createElement('p', [group])
        : createElement(
            'table',
            group.map((cells) =>
              createElement(
                'tr',
                cells.map((cell) => createElement('td', [cell])),
              ),
            ),
          ),
    );
  return createElement('body', elements);
}

/** Returns the paragraphs and tables of a document. */
function readBlocks(root: HTMLElement): Block[] {
  const blocks: Block[] = [];
  let isInline = false;
  for (const node of root.childNodes) {
    const element = node instanceof HTMLElement ? node : undefined;
    if (element instanceof HTMLTableElement) {
      blocks.push([...element.rows].map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
      isInline = false;
    } else if (element && (element.matches(BLOCK_ELEMENTS) || element.querySelector(BLOCK_ELEMENTS))) {
      blocks.push(...readBlocks(element));
      isInline = false;
    } else if (!(node instanceof Comment) && !element?.matches('style, script')) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ');
      blocks.push(isInline ? `${blocks.pop()}${text}` : text);
      isInline = true;
    }
  }
  return blocks.filter((block) => typeof block !== 'string' || block.trim() !== '');
}

/** Returns paragraphs and tables as Markdown. The first row of a table is its header. */
export function toMarkdown(root: HTMLElement): string {
  const toRow = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return readBlocks(root)
    .map((block) => {
      if (typeof block === 'string') return block.trim();
      const [header = [], ...rows] = block;
      return [header, header.map(() => '---'), ...rows].map(toRow).join('\n');
    })
    .join('\n\n');
}

/** Inserts blocks at the cursor, between blank lines. The browser can undo the insertion. */
function insertText(textArea: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = textArea;
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  const start = before.trim() === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(before)?.[0].length);
  const end = after.trim() === '' ? '' : '\n\n'.slice(/^\n{0,2}/.exec(after)?.[0].length);
  document.execCommand('insertText', false, `${start}${text}${end}`);
}

function createElement(name: string, children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
