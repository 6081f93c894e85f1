import type { FileStatus, TranslationStatus } from './collectStatus';

const columns = ['translated', 'missing', 'outdated', 'words'] as const;

/** Formats the status as a table with one row per file, columns for each locale, and totals. */
export function formatStatus(files: FileStatus[]): string {
  const locales = [...(files[0]?.locales.keys() ?? [])];
  const cells = [
    ['', '', ...locales.flatMap((locale) => [locale, '', '', ''])],
    ['page', 'texts', ...locales.flatMap(() => [...columns])],
    ...files.map((file) => [
      file.name,
      `${file.texts}`,
      ...locales.flatMap((locale) => createRow(file, locale)),
    ]),
    [
      'all',
      `${sum(files.map(({ texts }) => texts))}`,
      ...locales.flatMap((locale) => createTotals(files, locale)),
    ],
  ];
  return `${alignColumns(cells)}\n`;
}

function createRow(file: FileStatus, locale: string): string[] {
  const status = file.locales.get(locale);
  return columns.map((column) => formatCell(status, column));
}

function createTotals(files: FileStatus[], locale: string): string[] {
  return columns.map((column) => `${sum(files.map((file) => file.locales.get(locale)?.[column] ?? 0))}`);
}

/** Formats zero as a dot, so that missing and outdated texts are easier to see. */
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
  const [nameWidth = 0] = widths;
  return rows
    .map(([name = '', ...cells]) => [
      name.padEnd(nameWidth),
      ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
    ])
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}
