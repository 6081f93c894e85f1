import { columns } from './columns';
import { eventColumns, type Row } from './testHost';

/** Formats the host table as Markdown, followed by a list of problems. */
export function formatTable(rows: readonly Row[]): string {
  const names = [...columns.map(({ name }) => name), ...eventColumns];
  return [
    `| Host | ${names.join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...rows.map((row) => `| ${row.host} | ${formatCells(row, names.length).join(' | ')} |`),
    '',
    ...rows.flatMap(formatProblems),
  ].join('\n');
}

/**
 * Counts passed and failed cells. A host that does not start counts as one failure; a host that is not installed does
 * too if `isEveryHostRequired`.
 */
export function countCells(
  rows: readonly Row[],
  isEveryHostRequired: boolean,
): { passed: number; failed: number } {
  const cells = rows.flatMap((row) => ('cells' in row ? row.cells : []));
  const failed = cells.filter(({ problems }) => problems.length > 0).length;
  const failedHosts = rows.filter(
    (row) => 'broken' in row || (isEveryHostRequired && 'missing' in row),
  ).length;
  return { passed: cells.length - failed, failed: failed + failedHosts };
}

function formatCells(row: Row, count: number): string[] {
  if (!('cells' in row)) {
    return Array.from({ length: count }, () => ('missing' in row ? 'not installed' : 'FAILED'));
  }
  return row.cells.map(({ label, problems }) => (problems.length > 0 ? 'FAILED' : label));
}

function formatProblems(row: Row): string[] {
  if ('missing' in row) return [`${row.host} is not installed. Run: ${row.missing}`];
  if ('broken' in row) return [`${row.host} did not start: ${row.broken}`];
  return row.cells.flatMap(({ problems }) => problems.map((problem) => `${row.host}: ${problem}`));
}
