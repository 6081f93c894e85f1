import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EnquiryLoad, measureEnquiries } from './bench/enquiries/measureEnquiries';
import { type RunningServer, startServer, stopServer } from './bench/serve/Contender';
import { PostgresServer } from './postgres/PostgresServer';

const REPORT = 'docs/benchmarks-enquiries.md';
const CONNECTIONS = [8, 64];
const SECONDS = 10;

if (!existsSync('out/en/index.html')) {
  console.error('There is no site in out/ yet: run "npm run build" first.');
  process.exit(1);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-enquiries-'));
const postgres = new PostgresServer(true);
const running: RunningServer[] = [];

/** Starts so many servers of the site on one store. */
async function start(url: string, count: number): Promise<RunningServer[]> {
  const env = { HOST: '127.0.0.1', LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '0' };
  const servers: RunningServer[] = [];
  for (let index = 0; index < count; index++) {
    const command = (port: number) => ({
      file: process.execPath,
      args: ['dist/server.js'],
      env: { ...env, PORT: String(port) },
    });
    servers.push(await startServer({ name: 'dist/server.js', command }));
  }
  running.push(...servers);
  return servers;
}

function row(name: string, connections: number, load: EnquiryLoad): string {
  const cells = [connections, load.storedPerSecond, load.p50, load.p99, load.errors];
  return `| ${name} | ${cells.map((cell) => Math.round(cell).toLocaleString('en')).join(' | ')} |`;
}

try {
  await postgres.start();
  const load = os.loadavg()[0]?.toFixed(1);
  const rows: string[] = [];
  for (const [name, url, count] of [
    ['SQLite, one server', `file:${path.join(folder, 'leads.db')}`, 1],
    ['PostgreSQL, one server', postgres.url, 1],
    ['PostgreSQL, two servers', postgres.url, 2],
  ] as const) {
    const servers = await start(url, count);
    await measureEnquiries(servers, CONNECTIONS[0] ?? 1, 2);
    for (const connections of CONNECTIONS) {
      rows.push(row(name, connections, await measureEnquiries(servers, connections, SECONDS)));
    }
    await Promise.all(servers.map(stopServer));
  }
  const table = [
    '| store | connections | stored/s | p50 ms | p99 ms | errors |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
  console.info(table);
  writeFileSync(
    REPORT,
    `# Enquiries in a second

\`npm run bench:enquiries\` sends enquiries to \`dist/server.js\` for ${SECONDS} seconds a row and writes this page. Each is on disk when it is
counted. Client, servers and PostgreSQL share one machine; mail is not set up, and no limit of requests.

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load average before: ${load}.

${table}
`,
  );
} finally {
  await Promise.all(running.map(stopServer));
  await postgres.remove();
  rmSync(folder, { recursive: true });
}
