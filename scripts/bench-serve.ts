import { formatTable, type Row } from './bench/formatTable';
import { getCpuSeconds } from './bench/load/getCpuSeconds';
import { measureLoad } from './bench/load/measureLoad';
import { getBenchmarkedServers, nginx, ownServer } from './bench/load/servers';
import { type RunningServer, withServers } from './bench/load/withServers';
import { getMedian, getMedians } from './bench/measureMedian';
import { writeReport } from './bench/writeReport';

/** Connections, how often they are measured, and for how many seconds. */
const loads = [
  { connections: 32, rounds: 5, seconds: 5 },
  { connections: 2000, rounds: 1, seconds: 10 },
];

/** What the site's server is to reach of nginx's requests in a second. */
const GOAL = 0.6;

const request = { path: '/en/', headers: { 'accept-encoding': 'gzip' } };

const measured: { name: string; runs: Row[] }[] = [];
await withServers(async (start) => {
  const servers: RunningServer[] = [];
  for (const contender of getBenchmarkedServers()) servers.push(await start(contender));
  for (const server of servers) await measure(server, 32, 2);
  for (const { connections, rounds, seconds } of loads) {
    const rows = servers.map((server) => ({ server, name: server.name, runs: [] as Row[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, runs } of rows) runs.push(await measure(server, connections, seconds));
    }
    measured.push(...rows);
  }
});
const table = formatTable(
  'server',
  measured.map(({ name, runs }) => [name, getMedians(runs)]),
);
writeReport(
  'docs/benchmarks-serve.md',
  'Requests in a second',
  `\`npm run bench:serve\` asks each server for \`/en/\`, compressed, on one machine that the client shares, and writes this page: the
middle of ${loads[0]?.rounds} runs at 32 connections, which take turns, then one at 2,000. The client is often what ends first; the
processor time that a server takes for a request does not depend on it.`,
  `${table}\n\n${verdict()}`,
);

async function measure(server: RunningServer, connections: number, seconds: number): Promise<Row> {
  const { pid = 0 } = server.child;
  const before = getCpuSeconds(pid);
  const load = await measureLoad([server], connections, seconds, request);
  return {
    connections,
    'requests/s': load.perSecond,
    'p50 ms': load.p50,
    'p99 ms': load.p99,
    errors: load.errors,
    'server µs a request': ((getCpuSeconds(pid) - before) / load.answered) * 1e6,
  };
}

function verdict(): string {
  const [own, other] = [ownServer, nginx].map(({ name }) => measured.find((one) => one.name === name)?.runs);
  if (!own || !other) {
    return 'nginx is not installed here (`apt-get install nginx-light`): nothing to compare with.';
  }
  // Run by run, because both met the same state of the machine then.
  const ratio = getMedian(
    own.map((run, index) => (run['requests/s'] ?? 0) / (other[index]?.['requests/s'] ?? 0)),
  );
  return `${ratio >= GOAL ? 'held' : 'MISSED'}: ${GOAL} of nginx’s requests in a second with one process (${ratio.toFixed(2)})`;
}
