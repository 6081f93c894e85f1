import type { Locale } from '@/lib/shared/i18n/locales';
import type { PageStatus, Status } from './collectStatus';

const columns = ['translated', 'missing', 'outdated', 'words'] as const;

const NOTES = {
  history: `"outdated": the English text was changed after the translation, so it may have to be changed too.
"words": what is missing or outdated, in English words.`,
  none: `There is no git history here, so nothing can be said about outdated texts.
"words": what is missing, in English words.`,
};

/** The status as a table: a line for each page, columns for each language, and the sums. */
export function printStatus(pages: PageStatus[], hasHistory: boolean): string {
  const languages = [...(pages[0]?.locales.keys() ?? [])];
  const cells = [
    ['', '', ...languages.flatMap((locale) => [locale, '', '', ''])],
    ['page', 'texts', ...languages.flatMap(() => [...columns])],
    ...pages.map((page) => [page.name, `${page.texts}`, ...languages.flatMap((locale) => row(page, locale))]),
    [
      'all',
      `${sum(pages.map(({ texts }) => texts))}`,
      ...languages.flatMap((locale) => total(pages, locale)),
    ],
  ];
  return `${align(cells)}\n\n${hasHistory ? NOTES.history : NOTES.none}\n`;
}

function row(page: PageStatus, locale: Locale): string[] {
  const status = page.locales.get(locale);
  return columns.map((column) => number(status, column));
}

function total(pages: PageStatus[], locale: Locale): string[] {
  return columns.map((column) => `${sum(pages.map((page) => page.locales.get(locale)?.[column] ?? 0))}`);
}

/** Nothing to do shows as a dot, so that what there is to do stands out. */
function number(status: Status | undefined, column: keyof Status): string {
  const count = status?.[column] ?? 0;
  return count === 0 && column !== 'translated' ? '·' : `${count}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, count) => total + count, 0);
}

function align(rows: string[][]): string {
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
