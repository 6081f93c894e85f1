/**
 * A sample value for readers to overwrite, or a formula. In a formula, `{3}` is the row number of the fourth row of cells.
 * `format` is an Excel number format, such as `#,##0`.
 */
export type Cell = { value: number; format: string } | { formula: string; format: string };

/** Creates one row with several cells. Numbers are values, strings formulas. */
export function createRow(format: string, ...contents: (number | string)[]): Cell[] {
  return contents.map((content) =>
    typeof content === 'number' ? { value: content, format } : { formula: content, format },
  );
}

/** Creates several rows with one cell each. */
export function createRows(format: string, ...contents: (number | string)[]): Cell[][] {
  return contents.map((content) => createRow(format, content));
}
