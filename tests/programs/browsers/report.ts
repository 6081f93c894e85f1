import { steps } from './steps';

/** Folder for screenshots and test counts. */
export const REPORTS = 'test-results/browsers';

export type Cell = { step: string; width: number; locale: string; problem: string | undefined };

export type Row =
  | { engine: string; version: string; cells: Cell[] }
  /** An engine that is not available on this machine, and the reason. */
  | { engine: string; missing: string }
  /** An engine that did not start or crashed. */
  | { engine: string; broken: string };

/** Formats the table of engines and steps as Markdown, followed by a list of problems. */
export function formatTable(rows: Row[]): string {
  const names = Object.keys(steps);
  const lines = [
    `| Engine | ${names.join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...rows.map((row) =>
      'cells' in row
        ? `| ${row.engine} (${row.version}) | ${names.map((name) => formatResult(row.cells, name)).join(' | ')} |`
        : `| ${row.engine}: ${'missing' in row ? 'not available' : 'broken'} |${' – |'.repeat(names.length)}`,
    ),
  ];
  return [...lines, '', ...rows.flatMap(formatProblems)].join('\n');
}

function formatResult(cells: Cell[], name: string): string {
  return cells.some(({ step, problem }) => step === name && problem !== undefined) ? 'FAILED' : 'ok';
}

function formatProblems(row: Row): string[] {
  if ('missing' in row) return [`${row.engine} is not available: ${row.missing}`];
  if ('broken' in row) return [`${row.engine} did not start or crashed: ${row.broken}`];
  return row.cells
    .filter(({ problem }) => problem !== undefined)
    .map(({ step, width, locale, problem }) => `${row.engine}, ${width} px, ${locale}, ${step}: ${problem}`);
}

/** Counts passed and failed steps. A broken engine counts as a failure; so does a missing one if all are required. */
export function countResults(
  rows: Row[],
  isEveryEngineRequired: boolean,
): { passed: number; failed: number } {
  const cells = rows.flatMap((row) => ('cells' in row ? row.cells : []));
  const passed = cells.filter(({ problem }) => problem === undefined).length;
  const failedEngines = rows.filter(
    (row) => 'broken' in row || (isEveryEngineRequired && 'missing' in row),
  ).length;
  return { passed, failed: cells.length - passed + failedEngines };
}
