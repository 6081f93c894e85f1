import { formatTable, type Row } from './bench/formatTable';
import { getCpuSeconds } from './bench/load/getCpuSeconds';
import { measureLoad } from './bench/load/measureLoad';
import { getBenchmarkedServers, nginx, ownServer } from './bench/load/servers';
import { type RunningServer, withServers } from './bench/load/withServers';
import { getMedian, getMedians } from './bench/measureMedian';
import { writeReport } from './bench/writeReport';

/** Numbers of connections, with the number and length of their runs. */
const loads = [
  { connections: 32, rounds: 5, seconds: 5 },
  { connections: 2000, rounds: 1, seconds: 10 },
];

/** The minimum throughput of the site's server relative to nginx. */
const MIN_NGINX_RATIO = 0.6;

const request = { path: '/en/', headers: { 'accept-encoding': 'gzip' } };

const measured: { name: string; runs: Row[] }[] = [];
await withServers(async (start) => {
  const servers: RunningServer[] = [];
  for (const serverType of getBenchmarkedServers()) servers.push(await start(serverType));
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
  'Requests per second',
  `\`npm run bench:serve\` requests \`/en/\`, compressed, from each server and writes this page: the median of ${loads[0]?.rounds} alternating
runs at 32 connections, then one run at 2,000. The client runs on the same machine and is often the bottleneck; the CPU time of a
server per request does not depend on it.`,
  `${table}\n\n${createVerdict()}`,
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
    'server µs per request': ((getCpuSeconds(pid) - before) / load.answered) * 1e6,
  };
}

function createVerdict(): string {
  const [ownRuns, nginxRuns] = [ownServer, nginx].map(
    ({ name }) => measured.find((one) => one.name === name)?.runs,
  );
  if (!ownRuns || !nginxRuns) {
    return 'No comparison: nginx is not installed (`apt-get install nginx-light`).';
  }
  // Compared run by run, because paired runs share the state of the machine.
  const ratio = getMedian(
    ownRuns.map((run, index) => (run['requests/s'] ?? 0) / (nginxRuns[index]?.['requests/s'] ?? 0)),
  );
  return `${ratio >= MIN_NGINX_RATIO ? 'met' : 'MISSED'}: ${MIN_NGINX_RATIO} of nginx’s requests per second with one process (${ratio.toFixed(2)})`;
}
