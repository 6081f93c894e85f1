import { sitePath } from '../../../lib/shared/basePath';
import { securityHeaders } from '../../../lib/shared/hosting/securityHeaders';
import { localePath } from '../../../lib/shared/i18n/localePath';
import { pages } from '../../../lib/shared/i18n/paths';
import { ask } from './ask';
import type { Column } from './Column';
import { columns } from './columns';
import type { Host, RunningHost } from './Host';

/** What the table says of a host in a column, and what went wrong there. */
export type Cell = { says: string; problems: string[] };

export type Row = { host: string } & (
  | { cells: Cell[] }
  /** How to get a host that is not on this machine. */
  | { missing: string }
  /** Why one did not start. */
  | { broken: string }
);

/** The column that is asked last, when the site's own server has ended. */
export const WITHOUT_SERVER = 'server down';

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
    for (const column of columns) cells.push(await cellOf(host, running.origin, column));
    return { host: host.name, cells: [...cells, await withoutServer(running)] };
  } finally {
    await running.stop();
  }
}

async function cellOf(
  { abilities }: Host,
  origin: string,
  { needs, asks, otherwise }: Column,
): Promise<Cell> {
  const able = needs === undefined || abilities.includes(needs);
  const answers = await Promise.all((able ? asks : (otherwise?.asks ?? [])).map((one) => ask(origin, one)));
  return {
    says: able ? 'ok' : (otherwise?.says ?? '–'),
    problems: answers.filter((problem) => problem !== undefined),
  };
}

/** Pages are there without the site's own server. A bare path's page decides then, unless another server does. */
async function withoutServer({ origin, stopServer }: RunningHost): Promise<Cell> {
  if (stopServer === undefined) return { says: '–', problems: [] };
  const failed = await stopServer().catch(({ message }: Error) => message);
  const answers = await Promise.all([
    failed || undefined,
    ask(origin, {
      path: localePath('en', pages.about),
      expected: { status: [200], headers: securityHeaders },
    }),
    ask(origin, { path: sitePath(pages.about), expected: { status: [200, 307], headers: securityHeaders } }),
  ]);
  return { says: 'ok', problems: answers.filter((problem) => problem !== undefined) };
}
