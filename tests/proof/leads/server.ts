import { serve } from '@hono/node-server';
import { createLeadsApi } from '@/server/leads/createLeadsApi';
import { readConfig } from '@/server/leads/readConfig';
import { writeLog } from '@/server/leads/writeLog';

// The process that the proofs start and kill: nothing but the leads, on the port of the environment.
const config = readConfig(process.env);
const api = createLeadsApi({ config });
await api.start();

const server = serve({ fetch: api.routes.fetch, port: config.port, hostname: config.host }, ({ port }) =>
  writeLog({ level: 'info', event: 'listening', port }),
);

process.once('SIGTERM', () => {
  server.close(async () => {
    await api.stop();
    process.exit(0);
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
});
