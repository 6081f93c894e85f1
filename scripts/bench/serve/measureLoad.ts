import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { RunningServer } from './Contender';

/** What a server did under a load. */
export type Load = {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Connections that failed, timed out or were answered with anything but 200. */
  errors: number;
  /** Microseconds of processor time that the server took for one request; it does not depend on the client's speed. */
  cpuMicroseconds: number;
};

/** A hundred clock ticks are a second on every Linux of today (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/** Asks a server for the home page, compressed, over a number of connections for some seconds. */
export async function measureLoad(
  { origin, child }: RunningServer,
  connections: number,
  duration: number,
): Promise<Load> {
  const before = cpuSeconds(child.pid ?? 0);
  const {
    requests,
    latency,
    errors,
    timeouts,
    non2xx,
    duration: taken,
  } = await autocannon({
    url: `${origin}/en/`,
    connections,
    duration,
    headers: { 'accept-encoding': 'gzip' },
  });
  return {
    // Not the average of the client's samples: a busy client takes too few of them.
    requestsPerSecond: requests.total / taken,
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + timeouts + non2xx,
    cpuMicroseconds: ((cpuSeconds(child.pid ?? 0) - before) / requests.total) * 1e6,
  };
}

/** The processor time that a process and its children have taken. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  const own = (Number(user) + Number(system)) / TICKS_PER_SECOND;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
}
