import os from 'node:os';
import { formatTable, type Row } from './bench/formatTable';
import { measureLoad } from './bench/load/measureLoad';
import { ownServer } from './bench/load/servers';
import { type RunningServer, withServers } from './bench/load/withServers';
import { writeReport } from './bench/writeReport';
import { PostgresServer } from './postgres/PostgresServer';

const CONNECTIONS = [8, 64];
const DURATION_SECONDS = 10;

const enquiry = {
  path: '/api/leads',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    website: '',
    startedAt: 0,
    kind: 'contact',
    locale: 'vi',
    name: 'Nguyễn Thị Ánh',
    email: 'anh@factory.example',
    phone: '+84 28 0000 0123',
    subject: 'erp',
    message: 'Xin chào, chúng tôi cần tư vấn. 我们需要咨询。'.repeat(5),
  }),
} as const;

const loadBefore = os.loadavg()[0]?.toFixed(1);
const rows: [string, Row][] = [];
const postgres = new PostgresServer(true);
try {
  await postgres.start();
  await measure('SQLite, one server', 1);
  await measure('PostgreSQL, one server', 1, postgres.url);
  await measure('PostgreSQL, two servers', 2, postgres.url);
} finally {
  await postgres.remove();
}
writeReport(
  'docs/benchmarks-enquiries.md',
  'Enquiries per second',
  `\`npm run bench:enquiries\` sends enquiries to \`dist/server.js\` for ${DURATION_SECONDS} seconds per row and writes this page. An enquiry counts
once it is on disk. Client, servers and PostgreSQL share one machine, whose load average was ${loadBefore} before the test. Mail and
rate limits are disabled.`,
  formatTable('store', rows),
);

/** Measures several servers on one store: the database at `url`, or a temporary SQLite file. */
async function measure(name: string, serverCount: number, url?: string): Promise<void> {
  await withServers(async (start) => {
    const servers: RunningServer[] = [];
    const env = { LEADS_RATE_LIMIT: '0', ...(url && { LEADS_DATABASE_URL: url }) };
    while (servers.length < serverCount) {
      servers.push(await start({ ...ownServer, env }));
    }
    await measureLoad(servers, CONNECTIONS[0] ?? 1, 2, enquiry);
    for (const connections of CONNECTIONS) {
      const { perSecond, p50, p99, errors } = await measureLoad(
        servers,
        connections,
        DURATION_SECONDS,
        enquiry,
      );
      rows.push([name, { connections, 'stored/s': perSecond, 'p50 ms': p50, 'p99 ms': p99, errors }]);
    }
  });
}
