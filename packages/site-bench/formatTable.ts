/** Figures of one table row, by column name. */
export type Row = Record<string, number>;

/**
 * Formats rows as a Markdown table. The first column contains the names of the rows; the other columns are the figures
 * that the first row has, in the same order.
 */
export function formatTable(
  firstHeader: string,
  rows: [name: string, figures: Row][],
  formatCell: (figure: number, name: string, column: string) => string = formatFigure,
): string {
  const columns = Object.keys(rows[0]?.[1] ?? {});
  return [
    [firstHeader, ...columns],
    ['---', ...columns.map(() => '---:')],
    ...rows.map(([name, figures]) => [
      name,
      ...columns.map((column) => formatCell(figures[column] ?? 0, name, column)),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Formats a figure with at most two decimals below 10, one below 100, and none above: `0.04`, `44.6`, `1,639`. */
export function formatFigure(figure: number): string {
  const size = Math.abs(figure);
  return figure.toLocaleString('en', { maximumFractionDigits: size < 10 ? 2 : size < 100 ? 1 : 0 });
}
