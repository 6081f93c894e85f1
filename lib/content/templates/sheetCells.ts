import type { TemplateSheet } from './templates';

/** A figure to write over, or what is reckoned from the others. */
export type Cell = { value: number; format: string } | { formula: string; format: string };

/**
 * The cells beside the labels of a sheet, row by row; `undefined` is left for the hand. In a formula `{3}` is the number
 * of the row of the fourth label. The figures are those of the article that the sheet belongs to.
 */
type SheetCells = {
  /** The widths of all columns, in characters. */
  widths: readonly number[];
  rows: readonly (readonly (Cell | undefined)[])[];
  /** On paper across. */
  landscape?: true;
};

const WHOLE = '#,##0';
const ONE = '#,##0.0';
const TWO = '#,##0.00';
const PERCENT = '0.0%';

const entry = (value: number, format: string = WHOLE): Cell => ({ value, format });
const result = (formula: string, format: string = WHOLE): Cell => ({ formula, format });
const single = (cell: Cell): Cell[] => [cell];

/** How many locations the count sheet has a line for: a day's work. */
const LOCATIONS_A_DAY = 20;

const BLANK_LINE: undefined[] = Array.from({ length: 8 }, () => undefined);

export const sheetCells: Record<TemplateSheet, SheetCells> = {
  'count-sheet': {
    widths: [6, 14, 18, 34, 12, 14, 16, 10, 12],
    rows: Array.from({ length: LOCATIONS_A_DAY }, () => BLANK_LINE),
    landscape: true,
  },
  'count-result': {
    widths: [46, 16, 16, 16],
    rows: [
      [entry(60), entry(51), result('C{0}/B{0}', PERCENT)],
      [entry(80), entry(60), result('C{1}/B{1}', PERCENT)],
      [entry(60), entry(43), result('C{2}/B{2}', PERCENT)],
      [result('SUM(B{0}:B{2})'), result('SUM(C{0}:C{2})'), result('C{3}/B{3}', PERCENT)],
      ...[4000, 86, 98].map((value) => single(entry(value))),
      single(result('ABS(B{5}-B{6})/B{4}', PERCENT)),
      single(result('(B{5}+B{6})/B{4}', PERCENT)),
      ...[50, 6].map((value) => single(entry(value))),
      single(result('(B{9}-B{10})/B{9}', PERCENT)),
    ],
  },
  'oee-shift-sheet': {
    widths: [58, 16],
    rows: [
      ...[480, 30, 18, 1080, 1026].map((value) => single(entry(value))),
      ...[30, 15, 0, 0, 0, 0, 45, 0, 0, 0].map((minutes) => single(entry(minutes))),
      single(result('B{0}-B{1}')),
      single(result('SUM(B{5}:B{14})')),
      single(result('B{15}-B{16}')),
      single(result('B{17}/B{15}', PERCENT)),
      single(result('B{3}*B{2}/60/B{17}', PERCENT)),
      single(result('B{4}/B{3}', PERCENT)),
      single(result('B{18}*B{19}*B{20}', PERCENT)),
      single(result('B{4}*B{2}/60/B{15}', PERCENT)),
      single(result('B{4}*B{2}/60', ONE)),
      single(result('B{17}-B{3}*B{2}/60', ONE)),
      single(result('(B{3}-B{4})*B{2}/60', ONE)),
      single(result('B{16}+B{23}+B{24}+B{25}', ONE)),
      single(result('B{14}/B{16}', PERCENT)),
    ],
  },
  'epe-balance': {
    widths: [52, 16, 34],
    rows: [
      single(entry(850_000)),
      single(entry(19.2, ONE)),
      single(entry(20, ONE)),
      single(entry(17_100)),
      single(entry(1_200)),
      single(entry(18_400)),
      single(result('B{4}+B{5}')),
      single(entry(600)),
      single(result('B{0}*B{1}/1000')),
      single(entry(720)),
      single(entry(60)),
      single(entry(1_875)),
      single(result('SUM(B{7}:B{11})')),
      single(result('B{6}-B{12}')),
      single(result('B{6}-B{7}-B{3}')),
      single(result('B{3}-B{10}')),
      single(result('B{15}*1000/B{0}', TWO)),
      single(result('B{16}/B{2}-1', PERCENT)),
      single(result('B{9}-B{0}*(B{2}-B{1})/1000')),
    ],
  },
  'returns-arithmetic': {
    widths: [48, 18, 18, 18],
    rows: [
      ...[820, 130, 50, 30].map((value) => single(entry(value))),
      single(entry(0.08, PERCENT)),
      single(entry(0.18, PERCENT)),
      single(entry(3_000)),
      ...[
        [entry(250_000), entry(0)],
        [entry(-105_000), entry(0)],
        [result('-(B{7}*(1+B{4})*B{5}+B{6})'), entry(0)],
        [entry(-22_000), entry(-22_000)],
        [entry(-8_000), entry(-8_000)],
        [entry(-30_000), entry(-30_000)],
        [entry(0), entry(-15_000)],
        [entry(0), entry(-6_000)],
        [entry(0), result('B{8}*B{3}/(B{1}+B{2})')],
      ].map((cells, index) => [...cells, result(`B{${index + 7}}*B{0}+C{${index + 7}}*(B{1}+B{2})`)]),
      ['B', 'C', 'D'].map((column) => result(`SUM(${column}{7}:${column}{15})`)),
      single(result('D{16}/(B{0}+B{1}+B{2})')),
      single(result('B{16}-C{16}')),
      single(result('B{16}/(B{16}-C{16})', PERCENT)),
      single(result('(B{1}+B{2})/(B{0}+B{1}+B{2})', PERCENT)),
    ],
  },
};
