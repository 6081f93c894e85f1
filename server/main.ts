import { existsSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app';

const out = path.resolve('out');
if (!existsSync(path.join(out, 'index.html'))) {
  console.error('There is no site in out/ yet: run "npm run build" first, or "npm start", which does both.');
  process.exit(1);
}

const port = Number(process.env.PORT ?? 3000);
const server = serve({ fetch: createApp(out).fetch, port, hostname: process.env.HOST }, () =>
  console.info(`The site stands at http://localhost:${port}`),
);
server.on('error', (error) => {
  console.error(`The server cannot listen on port ${port}: ${error.message}`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.close(() => process.exit(0)));
}
