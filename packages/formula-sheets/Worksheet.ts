import type { Cell } from './Cell';

/** A sheet: a title and notes above a table, whose first column contains labels. */
export type Worksheet = {
  /** Name of the sheet's tab, at most 31 characters. */
  name: string;
  title: string;
  notes: readonly string[];
  /** Headers of all columns. */
  columns: readonly string[];
  /** Widths of all columns, in characters. */
  widths: readonly number[];
  /** Labels of the rows; the row's number if a label is missing. */
  labels: readonly string[];
  /** The cells beside the labels, by row. `undefined` is an empty cell to fill in by hand. */
  rows: readonly (readonly (Cell | undefined)[])[];
  /** Texts in the last column, by row. */
  remarks?: readonly string[] | undefined;
  /** True to print the sheet in landscape orientation. */
  landscape?: boolean | undefined;
};

/** The fonts and colours (`#rrggbb`) of a workbook. */
export type WorkbookStyle = {
  fontFamily: string;
  fontSize: number;
  /** Background of the cells that readers overwrite. */
  inputColour: string;
  headerColour: string;
  borderColour: string;
};
