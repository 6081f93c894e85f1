import type { FileStatus, TranslationStatus } from './collectStatus';

const columns = ['translated', 'missing', 'outdated', 'words'] as const;

/** Formats the status as a table with one row per page, columns for each locale, and totals. */
export function formatStatus(pages: FileStatus[]): string {
  const languages = [...(pages[0]?.locales.keys() ?? [])];
  const cells = [
    ['', '', ...languages.flatMap((locale) => [locale, '', '', ''])],
    ['page', 'texts', ...languages.flatMap(() => [...columns])],
    ...pages.map((page) => [
      page.name,
      `${page.texts}`,
      ...languages.flatMap((locale) => createRow(page, locale)),
    ]),
    [
      'all',
      `${sum(pages.map(({ texts }) => texts))}`,
      ...languages.flatMap((locale) => createTotals(pages, locale)),
    ],
  ];
  return `${alignColumns(cells)}\n`;
}

function createRow(page: FileStatus, locale: string): string[] {
  const status = page.locales.get(locale);
  return columns.map((column) => formatCell(status, column));
}

function createTotals(pages: FileStatus[], locale: string): string[] {
  return columns.map((column) => `${sum(pages.map((page) => page.locales.get(locale)?.[column] ?? 0))}`);
}

/** Shows zero as a dot, so that open work is easier to see. */
function formatCell(status: TranslationStatus | undefined, column: keyof TranslationStatus): string {
  const count = status?.[column] ?? 0;
  return count === 0 && column !== 'translated' ? '·' : `${count}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, count) => total + count, 0);
}

function alignColumns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const [first = 0] = widths;
  return rows
    .map(([name = '', ...cells]) => [
      name.padEnd(first),
      ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
    ])
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}
