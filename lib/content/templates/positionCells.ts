import { runInNewContext } from 'node:vm';
import { type Cell, sheetCells } from './sheetCells';
import type { TemplateSheet } from './templates';

/** A cell where it stands: its figure, and the formula that the figure is the result of, if it has one. */
export type PlacedCell = { address: string; value: number; formula: string | undefined; format: string };

/** The cells of a sheet, the first of them in column B of the row `first`. */
export function positionCells(id: TemplateSheet, first: number): (PlacedCell | undefined)[][] {
  const { rows } = sheetCells[id];
  const cells = new Map(
    rows.flatMap((row, index) => row.map((cell, column) => [getCellReference(first + index, column), cell])),
  );
  const figureAt = (address: string): number => {
    const cell = cells.get(address);
    if (!cell) return 0;
    return 'value' in cell ? cell.value : evaluateFormula(getFormula(cell, first) ?? '', figureAt);
  };
  return rows.map((row, index) =>
    row.map((cell, column) => {
      const address = getCellReference(first + index, column);
      return (
        cell && { address, value: figureAt(address), formula: getFormula(cell, first), format: cell.format }
      );
    }),
  );
}

function getCellReference(row: number, column: number): string {
  return `${String.fromCharCode('B'.charCodeAt(0) + column)}${row}`;
}

/** A formula with the numbers of rows in the places of `{3}`. */
function getFormula(cell: Cell, first: number): string | undefined {
  if ('value' in cell) return undefined;
  return cell.formula.replace(/\{(\d+)\}/g, (_, row) => String(first + Number(row)));
}

const functions = {
  ABS: Math.abs,
  SUM: (...values: number[]) => values.reduce((sum, value) => sum + value, 0),
};

/** The value of a formula, which is JavaScript once its ranges are lists. `figureAt` is asked for the cells it names. */
function evaluateFormula(formula: string, figureAt: (address: string) => number): number {
  const code = formula.replace(/([A-Z])(\d+):\1(\d+)/g, (_, column, from, to) =>
    Array.from({ length: to - from + 1 }, (_, index) => column + (Number(from) + index)).join(),
  );
  const figures = (code.match(/[A-Z]\d+/g) ?? []).map((address) => [address, figureAt(address)]);
  return runInNewContext(code, { ...functions, ...Object.fromEntries(figures) });
}
