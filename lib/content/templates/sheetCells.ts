import { type Cell, createRow, createRows } from 'formula-sheets';
import type { TemplateSheet } from './templates';

/** The cells beside the labels of a sheet. The sample values are the figures of the article that offers the sheet. */
type SheetCells = {
  /** The widths of all columns, in characters. */
  widths: readonly number[];
  /** In formulas, `{0}` is the row number of the first label. Undefined cells are filled in by hand. */
  rows: readonly (readonly (Cell | undefined)[])[];
  landscape?: true;
};

const WHOLE_NUMBER = '#,##0';
const ONE_DECIMAL = '#,##0.0';
const TWO_DECIMALS = '#,##0.00';
const PERCENT = '0.0%';

/** The number of lines on the count sheet: the locations that one person counts per day. */
const LOCATIONS_PER_DAY = 20;

const BLANK_LINE: undefined[] = Array.from({ length: 8 }, () => undefined);

export const sheetCells: Record<TemplateSheet, SheetCells> = {
  'count-sheet': {
    widths: [6, 14, 18, 34, 12, 14, 16, 10, 12],
    rows: Array.from({ length: LOCATIONS_PER_DAY }, () => BLANK_LINE),
    landscape: true,
  },
  'count-result': {
    widths: [46, 16, 16, 16],
    rows: [
      [...createRow(WHOLE_NUMBER, 60, 51), ...createRow(PERCENT, 'C{0}/B{0}')],
      [...createRow(WHOLE_NUMBER, 80, 60), ...createRow(PERCENT, 'C{1}/B{1}')],
      [...createRow(WHOLE_NUMBER, 60, 43), ...createRow(PERCENT, 'C{2}/B{2}')],
      [...createRow(WHOLE_NUMBER, 'SUM(B{0}:B{2})', 'SUM(C{0}:C{2})'), ...createRow(PERCENT, 'C{3}/B{3}')],
      ...createRows(WHOLE_NUMBER, 4000, 86, 98),
      ...createRows(PERCENT, 'ABS(B{5}-B{6})/B{4}', '(B{5}+B{6})/B{4}'),
      ...createRows(WHOLE_NUMBER, 50, 6),
      ...createRows(PERCENT, '(B{9}-B{10})/B{9}'),
    ],
  },
  'oee-shift-sheet': {
    widths: [58, 16],
    rows: [
      ...createRows(WHOLE_NUMBER, 480, 30, 18, 1080, 1026),
      ...createRows(WHOLE_NUMBER, 30, 15, 0, 0, 0, 0, 45, 0, 0, 0),
      ...createRows(WHOLE_NUMBER, 'B{0}-B{1}', 'SUM(B{5}:B{14})', 'B{15}-B{16}'),
      ...createRows(PERCENT, 'B{17}/B{15}', 'B{3}*B{2}/60/B{17}', 'B{4}/B{3}'),
      ...createRows(PERCENT, 'B{18}*B{19}*B{20}', 'B{4}*B{2}/60/B{15}'),
      ...createRows(
        ONE_DECIMAL,
        'B{4}*B{2}/60',
        'B{17}-B{3}*B{2}/60',
        '(B{3}-B{4})*B{2}/60',
        'B{16}+B{23}+B{24}+B{25}',
      ),
      ...createRows(PERCENT, 'B{14}/B{16}'),
    ],
  },
  'epe-balance': {
    widths: [52, 16, 34],
    rows: [
      ...createRows(WHOLE_NUMBER, 850_000),
      ...createRows(ONE_DECIMAL, 19.2, 20),
      ...createRows(WHOLE_NUMBER, 17_100, 1_200, 18_400, 'B{4}+B{5}', 600, 'B{0}*B{1}/1000', 720, 60, 1_875),
      ...createRows(WHOLE_NUMBER, 'SUM(B{7}:B{11})', 'B{6}-B{12}', 'B{6}-B{7}-B{3}', 'B{3}-B{10}'),
      ...createRows(TWO_DECIMALS, 'B{15}*1000/B{0}'),
      ...createRows(PERCENT, 'B{16}/B{2}-1'),
      ...createRows(WHOLE_NUMBER, 'B{9}-B{0}*(B{2}-B{1})/1000'),
    ],
  },
  'returns-arithmetic': {
    widths: [48, 18, 18, 18],
    rows: [
      ...createRows(WHOLE_NUMBER, 820, 130, 50, 30),
      ...createRows(PERCENT, 0.08, 0.18),
      ...createRows(WHOLE_NUMBER, 3_000),
      ...[
        [250_000, 0],
        [-105_000, 0],
        ['-(B{7}*(1+B{4})*B{5}+B{6})', 0],
        [-22_000, -22_000],
        [-8_000, -8_000],
        [-30_000, -30_000],
        [0, -15_000],
        [0, -6_000],
        [0, 'B{8}*B{3}/(B{1}+B{2})'],
      ].map((contents, index) =>
        createRow(WHOLE_NUMBER, ...contents, `B{${index + 7}}*B{0}+C{${index + 7}}*(B{1}+B{2})`),
      ),
      createRow(WHOLE_NUMBER, 'SUM(B{7}:B{15})', 'SUM(C{7}:C{15})', 'SUM(D{7}:D{15})'),
      ...createRows(WHOLE_NUMBER, 'D{16}/(B{0}+B{1}+B{2})', 'B{16}-C{16}'),
      ...createRows(PERCENT, 'B{16}/(B{16}-C{16})', '(B{1}+B{2})/(B{0}+B{1}+B{2})'),
    ],
  },
};
