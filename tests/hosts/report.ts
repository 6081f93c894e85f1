import { columns } from './columns';
import { happenings, type Row } from './tryHost';

/** The table of hosts as Markdown, and below it what went wrong. */
export function formatTable(rows: readonly Row[]): string {
  const names = [...columns.map(({ name }) => name), ...happenings];
  return [
    `| Host | ${names.join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...rows.map((row) => `| ${row.host} | ${formatCells(row, names.length).join(' | ')} |`),
    '',
    ...rows.flatMap(formatProblems),
  ].join('\n');
}

/**
 * How many cells are as they should be and how many not. A host that does not start is a failure; so is one
 * that is not here where all must be.
 */
export function countCells(rows: readonly Row[], mustBeHere: boolean): { passed: number; failed: number } {
  const cells = rows.flatMap((row) => ('cells' in row ? row.cells : []));
  const failed = cells.filter(({ problems }) => problems.length > 0).length;
  const lost = rows.filter((row) => 'broken' in row || (mustBeHere && 'missing' in row)).length;
  return { passed: cells.length - failed, failed: failed + lost };
}

function formatCells(row: Row, count: number): string[] {
  if (!('cells' in row)) {
    return Array.from({ length: count }, () => ('missing' in row ? 'not here' : 'FAILED'));
  }
  return row.cells.map(({ says, problems }) => (problems.length > 0 ? 'FAILED' : says));
}

function formatProblems(row: Row): string[] {
  if ('missing' in row) return [`${row.host} is not on this machine: ${row.missing}`];
  if ('broken' in row) return [`${row.host} did not start: ${row.broken}`];
  return row.cells.flatMap(({ problems }) => problems.map((problem) => `${row.host}: ${problem}`));
}
