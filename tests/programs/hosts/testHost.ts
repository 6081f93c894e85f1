import type { Column } from './Column';
import { checkResponse } from './checkResponse';
import { columns } from './columns';
import { compareHeaders } from './compareHeaders';
import type { Host, RunningHost } from './Host';
import { sendMalformedBody } from './sendMalformedBody';
import { watchDeploy } from './watchDeploy';
import { watchServerStop } from './watchServerStop';

/** Label of a host in a column of the table, and the problems found. */
export type Cell = { label: string; problems: string[] };

export type Row = { host: string } & (
  | { cells: Cell[] }
  /** Command that installs a missing host. */
  | { missing: string }
  /** Reason why the host did not start. */
  | { broken: string }
);

/**
 * Columns for the site's server behind a host: the host does not change headers, one client cannot block others, the host
 * gets another build, and then the server is stopped.
 */
export const eventColumns = ['headers of the server', 'malformed body', 'deploy', 'server down'] as const;

/** Starts a host and checks all columns. */
export async function testHost(host: Host, folder: string): Promise<Row> {
  const missing = host.getInstallCommand?.();
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
    const { origin, deploy, siteServers } = running;
    const [server] = siteServers ?? [];
    cells.push(
      server ? createResult(await compareHeaders(origin, `http://${server.address}`)) : NOT_APPLICABLE,
    );
    cells.push(server ? createResult(await sendMalformedBody(origin)) : NOT_APPLICABLE);
    cells.push(deploy ? createResult(await watchDeploy(origin, deploy)) : NOT_APPLICABLE);
    cells.push(siteServers ? createResult(await watchServerStop(origin, siteServers)) : NOT_APPLICABLE);
    return { host: host.name, cells };
  } finally {
    await running.stop();
    for (const server of running.siteServers ?? []) await server.stop();
  }
}

const NOT_APPLICABLE: Cell = { label: '–', problems: [] };

function createResult(problems: string[], label = 'ok'): Cell {
  return { label, problems };
}

async function createCell(
  { features }: Host,
  origin: string,
  { requiredFeature, requests, fallback }: Column,
): Promise<Cell> {
  const isSupported = requiredFeature === undefined || features.includes(requiredFeature);
  const answers = await Promise.all(
    (isSupported ? requests : (fallback?.requests ?? [])).map((request) => checkResponse(origin, request)),
  );
  const problems = answers.filter((problem) => problem !== undefined);
  return createResult(
    problems,
    isSupported ? (requests.length > 0 ? 'ok' : 'none') : (fallback?.label ?? '–'),
  );
}
