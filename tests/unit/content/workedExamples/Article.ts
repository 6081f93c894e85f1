import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { type Quantity, quantitiesIn, states } from './quantities';

/** An article as its author wrote it: its tables, and the figures of its prose. */
export class Article {
  /** Without front matter, addresses of links and marks of bold text. */
  readonly text: string;
  private readonly blocks: string[];
  private readonly stated: Quantity[];

  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    const source = readFileSync(path.join('messages', locale, 'insights', `${slug}.md`), 'utf8');
    this.text = source
      .replace(/^---\n.*?\n---\n/s, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replaceAll('**', '');
    this.blocks = this.text.split(/\n{2,}/);
    this.stated = quantitiesIn(this.blocks.filter((block) => !isTable(block)).join('\n'), locale);
  }

  /** A cell, all counted from 0; the head of a table is row −1. */
  cell(table: number, row: number, column: number): string {
    const lines = (this.tables[table] ?? '').trim().split('\n');
    const line = lines[row === -1 ? 0 : row + 2];
    const cell = line?.split('|').slice(1, -1)[column];
    if (cell === undefined) throw new Error(`${this.slug} has no cell ${row}, ${column} in table ${table}`);
    return cell.trim();
  }

  /** The figures in a cell. */
  quantities(table: number, row: number, column: number): Quantity[] {
    return quantitiesIn(this.cell(table, row, column), this.locale);
  }

  /** The last figure in a cell, 0 where it has none. */
  at(table: number, row: number, column: number): number {
    return this.quantities(table, row, column).at(-1)?.value ?? 0;
  }

  /** The figures of a column, from one row to another. */
  column(table: number, column: number, from: number, to: number): number[] {
    return Array.from({ length: to - from + 1 }, (_, index) => this.at(table, from + index, column));
  }

  /** The figures of the paragraph before a table, or after it. */
  beside(table: number, step: -1 | 1): number[] {
    const place = this.blocks.indexOf(this.tables[table] ?? '');
    return quantitiesIn(this.blocks[place + step] ?? '', this.locale).map(({ value }) => value);
  }

  /** Whether the prose says a figure. */
  says(value: number): boolean {
    return this.stated.some((quantity) => states(quantity, value));
  }

  private get tables(): string[] {
    return this.blocks.filter(isTable);
  }
}

function isTable(block: string): boolean {
  return block.trimStart().startsWith('|');
}
