import { steps } from './steps';

/** Where the screenshots and the counts go. */
export const REPORTS = 'test-results/browsers';

export type Cell = { step: string; width: number; locale: string; problem: string | undefined };

export type Row =
  | { engine: string; version: string; cells: Cell[] }
  /** An engine that is not on this machine, and why. */
  | { engine: string; missing: string }
  /** One that did not start or broke down on the way. */
  | { engine: string; broken: string };

/** The table of engines and steps as Markdown, and below it what went wrong. */
export function formatTable(rows: Row[]): string {
  const names = Object.keys(steps);
  const lines = [
    `| Engine | ${names.join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...rows.map((row) =>
      'cells' in row
        ? `| ${row.engine} (${row.version}) | ${names.map((name) => formatMark(row.cells, name)).join(' | ')} |`
        : `| ${row.engine}: ${'missing' in row ? 'not available' : 'broken'} |${' – |'.repeat(names.length)}`,
    ),
  ];
  return [...lines, '', ...rows.flatMap(formatProblems)].join('\n');
}

function formatMark(cells: Cell[], name: string): string {
  return cells.some(({ step, problem }) => step === name && problem !== undefined) ? 'FAILED' : 'ok';
}

function formatProblems(row: Row): string[] {
  if ('missing' in row) return [`${row.engine} is not available: ${row.missing}`];
  if ('broken' in row) return [`${row.engine} did not start or broke down: ${row.broken}`];
  return row.cells
    .filter(({ problem }) => problem !== undefined)
    .map(({ step, width, locale, problem }) => `${row.engine}, ${width} px, ${locale}, ${step}: ${problem}`);
}

/** How many steps passed and failed. A broken engine is one failure; so is a missing one where all must be there. */
export function countResults(rows: Row[], mustBeThere: boolean): { passed: number; failed: number } {
  const cells = rows.flatMap((row) => ('cells' in row ? row.cells : []));
  const passed = cells.filter(({ problem }) => problem === undefined).length;
  const lost = rows.filter((row) => 'broken' in row || (mustBeThere && 'missing' in row)).length;
  return { passed, failed: cells.length - passed + lost };
}
