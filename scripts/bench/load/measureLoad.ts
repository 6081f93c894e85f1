import autocannon from 'autocannon';
import type { RunningServer } from './withServers';

/** What servers did under a load: times in ms of the slowest of them; `errors` are connections that failed and other answers than 2xx. */
export type Load = { answered: number; perSecond: number; p50: number; p99: number; errors: number };

/** Sends a request to all servers at once, again and again, over so many connections in all, for some seconds. */
export async function measureLoad(
  servers: RunningServer[],
  connections: number,
  duration: number,
  { path, ...request }: autocannon.Request & { path: string },
): Promise<Load> {
  const loads = await Promise.all(
    servers.map(({ origin }) =>
      autocannon({
        ...request,
        url: origin + path,
        connections: connections / servers.length,
        duration,
      }),
    ),
  );
  const sum = (of: (load: autocannon.Result) => number) => loads.reduce((all, load) => all + of(load), 0);
  return {
    answered: sum((load) => load['2xx']),
    // Not the average of the client's samples: a busy client takes too few of them.
    perSecond: sum((load) => load['2xx'] / load.duration),
    p50: Math.max(...loads.map(({ latency }) => latency.p50)),
    p99: Math.max(...loads.map(({ latency }) => latency.p99)),
    errors: sum(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx),
  };
}
