import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createEnquiriesApi } from './enquiries/api';
import { ConfigError, readConfig } from './enquiries/config';
import type { EnquiriesContent } from './enquiries/service';
import { StoreThread } from './enquiries/store/StoreThread';
import { getLocalUrl, listen, StartError } from './http/listen';
import { logUncaughtErrors, writeLog } from './http/log';
import { reloadOnSignal, stopOnSignals } from './http/signals';
import { SiteError } from './http/siteManifest';
import { createSiteServer, readSiteContent } from './site';

/** The bundle of `entry.ts`, which runs the store in a worker thread. */
const program = fileURLToPath(new URL('server.js', import.meta.url));

// Ignore output that cannot be written (ENOSPC, EPIPE): without a listener, the error would end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
try {
  const config = readConfig(process.env);
  // Filled before the server listens, and again by each reload.
  const content = {} as EnquiriesContent;
  const database = new StoreThread(program, config, writeLog);
  const enquiries = createEnquiriesApi({ config, log: writeLog, database, content });
  const server = await createSiteServer({
    out: path.resolve('out'),
    routes: enquiries.routes,
    loadRedirects: async (folder) => {
      const { redirects, enquiries: newContent } = await readSiteContent(folder);
      Object.assign(content, newContent);
      return redirects;
    },
    trustedProxyCount: config.trustedProxyCount,
  });
  await listen(server, config.port, config.host);
  if (config.metricsPort !== 0) {
    const monitoring = createAdaptorServer({ fetch: enquiries.monitoring.fetch });
    await listen(monitoring, config.metricsPort, config.metricsHost, 'METRICS_PORT');
    // Its connections do not delay the stop.
    monitoring.unref();
  }
  // Each enquiry is either in the store, which is another thread, or its sender has received an error.
  logUncaughtErrors();
  stopOnSignals(server, enquiries);
  reloadOnSignal(server);
  const url = getLocalUrl(server);
  if (process.stdout.isTTY) console.info(`Listening on ${url}`);
  else writeLog({ level: 'info', event: 'listening', url });
  // Pages are already served at this point, even if the store is unreachable.
  await enquiries.start();
} catch (error) {
  // The messages of system errors are self-explanatory; any other error is a bug and needs its stack.
  const isSelfExplanatory =
    [StartError, SiteError, ConfigError].some((type) => error instanceof type) ||
    'syscall' in (error as Error);
  // Do not print the error object itself: the `input` of an invalid URL may contain a password.
  console.error(isSelfExplanatory ? (error as Error).message : ((error as Error).stack ?? error));
  process.exit(1);
}
