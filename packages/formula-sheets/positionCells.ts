import { runInNewContext } from 'node:vm';
import type { Cell } from './Cell';

/** A cell with its reference (`B7`), its value, and the formula that computes the value, if any. */
export type PositionedCell = {
  reference: string;
  value: number;
  formula: string | undefined;
  format: string;
};

/** Positions the cells of a sheet, starting in column B of row `firstRow`, and evaluates their formulas. */
export function positionCells(
  rows: readonly (readonly (Cell | undefined)[])[],
  firstRow: number,
): (PositionedCell | undefined)[][] {
  const cells = new Map(
    rows.flatMap((row, index) =>
      row.map((cell, column) => [getCellReference(firstRow + index, column), cell]),
    ),
  );
  const getValue = (reference: string): number => {
    const cell = cells.get(reference);
    if (!cell) return 0;
    return 'value' in cell ? cell.value : evaluateFormula(getFormula(cell, firstRow) ?? '', getValue);
  };
  return rows.map((row, index) =>
    row.map((cell, column) => {
      const reference = getCellReference(firstRow + index, column);
      return (
        cell && {
          reference,
          value: getValue(reference),
          formula: getFormula(cell, firstRow),
          format: cell.format,
        }
      );
    }),
  );
}

function getCellReference(row: number, column: number): string {
  return `${String.fromCharCode('B'.charCodeAt(0) + column)}${row}`;
}

/** Returns a cell's formula with row placeholders such as `{3}` replaced by row numbers. */
function getFormula(cell: Cell, firstRow: number): string | undefined {
  if ('value' in cell) return undefined;
  return cell.formula.replace(/\{(\d+)\}/g, (_, row) => String(firstRow + Number(row)));
}

const functions = {
  ABS: Math.abs,
  SUM: (...values: number[]) => values.reduce((sum, value) => sum + value, 0),
};

/** Evaluates a formula, which is valid JavaScript once its ranges are expanded. `getValue` returns the value of a referenced cell. */
function evaluateFormula(formula: string, getValue: (reference: string) => number): number {
  // `B5:B7` becomes `B5,B6,B7`.
  const code = formula.replace(/([A-Z])(\d+):\1(\d+)/g, (_, column, from, to) =>
    Array.from({ length: to - from + 1 }, (_, index) => column + (Number(from) + index)).join(),
  );
  const values = (code.match(/[A-Z]\d+/g) ?? []).map((reference) => [reference, getValue(reference)]);
  return runInNewContext(code, { ...functions, ...Object.fromEntries(values) });
}
