import autocannon from 'autocannon';
import type { RunningServer } from './withServers';

/** Results of a load test. Times are in ms, of the slowest server; `errors` are failed connections and non-2xx responses. */
export type Load = { answered: number; perSecond: number; p50: number; p99: number; errors: number };

/** Repeats a request on all servers concurrently, with a total number of connections, for `duration` seconds. */
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
  const sum = (getValue: (load: autocannon.Result) => number) =>
    loads.reduce((all, load) => all + getValue(load), 0);
  return {
    answered: sum((load) => load['2xx']),
    // The client's average is unreliable: a busy client takes too few samples.
    perSecond: sum((load) => load['2xx'] / load.duration),
    p50: Math.max(...loads.map(({ latency }) => latency.p50)),
    p99: Math.max(...loads.map(({ latency }) => latency.p99)),
    errors: sum(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx),
  };
}
