import type { Figures } from './Figures';

/** The figures as Markdown tables, each beside the one before where there is one; above it the goals of its group. */
export function reportOf(figures: Figures, before: Figures, goals: Record<string, string>): string {
  return Object.entries(figures)
    .map(([group, rows]) =>
      [`## ${group}`, '', ...goalOf(goals[group]), ...tableOf(rows, before[group] ?? {})].join('\n'),
    )
    .join('\n\n');
}

function goalOf(goal: string | undefined): string[] {
  return goal === undefined ? [] : [goal, ''];
}

function tableOf(rows: Figures[string], before: Figures[string]): string[] {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  return [
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...Object.entries(rows).map(([name, figures]) => {
      const cells = columns.map((column) => cellOf(figures[column], before[name]?.[column]));
      return `| ${name} | ${cells.join(' | ')} |`;
    }),
  ];
}

/** `753 (914)`: now, and before where that was another figure. */
function cellOf(now: number | undefined, before: number | undefined): string {
  if (now === undefined) return '';
  const isNews = before !== undefined && rounded(before) !== rounded(now);
  return isNews ? `${rounded(now)} (${rounded(before)})` : rounded(now);
}

function rounded(figure: number): string {
  return String(Math.abs(figure) < 10 ? Math.round(figure * 100) / 100 : Math.round(figure));
}
