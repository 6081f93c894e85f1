import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer } from './http/createSiteServer';
import { createLeadsApi } from './leads/createLeadsApi';
import { readConfig } from './leads/readConfig';

const out = path.resolve('out');
if (!existsSync(path.join(out, 'index.html'))) {
  stop('There is no site in out/ yet: run "npm run build" first, or "npm start", which does both.');
}

const config = configOrStop();
const leads = createLeadsApi({ config });
await leads.start();

const server = await createSiteServer({ out, routes: leads.routes, trustedProxies: config.trustedProxies });
server.listen(config.port, config.host, () =>
  console.info(`The site stands at http://localhost:${config.port}`),
);
server.on('error', (error) => stop(`The server cannot listen on port ${config.port}: ${error.message}`));

// Requests in flight are finished first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () =>
    server.close(async () => {
      await leads.stop();
      process.exit(0);
    }),
  );
}

function configOrStop() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return stop((error as Error).message);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
