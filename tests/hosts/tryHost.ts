import { ask } from './ask';
import type { Column } from './Column';
import { columns } from './columns';
import type { Host, RunningHost } from './Host';
import { watchDeploy } from './watchDeploy';
import { watchServerStop } from './watchServerStop';

/** What the table says of a host in a column, and what went wrong there. */
export type Cell = { says: string; problems: string[] };

export type Row = { host: string } & (
  | { cells: Cell[] }
  /** How to get a host that is not on this machine. */
  | { missing: string }
  /** Why one did not start. */
  | { broken: string }
);

/** The columns that are not asked but watched: the host meanwhile gets another build, then loses the site's own server. */
export const happenings = ['deploy', 'server down'] as const;

/** Runs a host and asks it everything. */
export async function tryHost(host: Host, folder: string): Promise<Row> {
  const missing = host.missing?.();
  if (missing) return { host: host.name, missing };
  let running: RunningHost;
  try {
    running = await host.start(folder);
  } catch (error) {
    return { host: host.name, broken: (error as Error).message };
  }
  try {
    const cells: Cell[] = [];
    for (const column of columns) cells.push(await createCell(host, running.origin, column));
    const { origin, deploy, behind } = running;
    cells.push(deploy ? cell(await watchDeploy(origin, deploy)) : none);
    cells.push(behind ? cell(await watchServerStop(origin, behind)) : none);
    return { host: host.name, cells };
  } finally {
    await running.stop();
    for (const server of running.behind ?? []) await server.stop();
  }
}

const none: Cell = { says: '–', problems: [] };

function cell(problems: string[], says = 'ok'): Cell {
  return { says, problems };
}

async function createCell(
  { abilities }: Host,
  origin: string,
  { needs, asks, otherwise }: Column,
): Promise<Cell> {
  const able = needs === undefined || abilities.includes(needs);
  const answers = await Promise.all((able ? asks : (otherwise?.asks ?? [])).map((one) => ask(origin, one)));
  const problems = answers.filter((problem) => problem !== undefined);
  return cell(problems, able ? (asks.length > 0 ? 'ok' : 'none') : (otherwise?.says ?? '–'));
}
