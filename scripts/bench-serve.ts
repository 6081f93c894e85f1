import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer, stopServer } from './bench/serve/Contender';
import { contenders } from './bench/serve/contenders';
import { measureLoad } from './bench/serve/measureLoad';
import { type Measured, reportOf } from './bench/serve/reportOf';

const REPORT = 'docs/benchmarks-serve.md';

/** Connections, how often they are measured, and for how many seconds. */
const loads = [
  { connections: 32, rounds: 5, seconds: 5 },
  { connections: 2000, rounds: 1, seconds: 10 },
];

if (!existsSync('out/en/index.html.gz')) {
  console.error('There is no site in out/ yet: run "npm run build" first.');
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-serve-'));
const servers: RunningServer[] = [];
try {
  for (const contender of contenders(folder)) servers.push(await startServer(contender));
  const measured: Measured[] = loads.flatMap(({ connections }) =>
    servers.map(({ name }) => ({ name, connections, runs: [] })),
  );
  for (const server of servers) await measureLoad(server, 32, 2);
  for (const { connections, rounds, seconds } of loads) {
    for (let round = 0; round < rounds; round += 1) {
      for (const server of servers) {
        const load = await measureLoad(server, connections, seconds);
        measured.find((one) => one.name === server.name && one.connections === connections)?.runs.push(load);
      }
    }
  }
  const table = reportOf(measured);
  console.info(table);
  writeFileSync(
    REPORT,
    `# Requests in a second

\`npm run bench:serve\` asks each server for \`/en/\`, compressed, on one machine that the client shares, and writes this page: the
middle of ${loads[0]?.rounds} runs at 32 connections, which take turns, then one at 2,000. The client is often what ends first; the
processor time that a server takes for a request does not depend on it.

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}.

${table}
`,
  );
} finally {
  await Promise.all(servers.map(stopServer));
  rmSync(folder, { recursive: true });
}
