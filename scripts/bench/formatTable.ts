/** Figures by name: what was measured of one thing. */
export type Row = Record<string, number>;

/**
 * A Markdown table of rows with a name each, which stands below `head`, and figures, whose names are the other heads.
 * `cell` is how a figure is written.
 */
export function formatTable(
  head: string,
  rows: [name: string, figures: Row][],
  cell: (figure: number, name: string, column: string) => string = formatFigure,
): string {
  const columns = Object.keys(rows[0]?.[1] ?? {});
  return [
    [head, ...columns],
    ['---', ...columns.map(() => '---:')],
    ...rows.map(([name, figures]) => [
      name,
      ...columns.map((column) => cell(figures[column] ?? 0, name, column)),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** A figure with three digits, or as many as its whole part has: `0.04`, `44.6`, `1,639`. */
export function formatFigure(figure: number): string {
  const size = Math.abs(figure);
  return figure.toLocaleString('en', { maximumFractionDigits: size < 10 ? 2 : size < 100 ? 1 : 0 });
}
