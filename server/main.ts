import './earlySignals';

import path from 'node:path';
import { createEnquiriesApi } from './enquiries/createEnquiriesApi';
import { readConfig } from './enquiries/readConfig';
import { siteRedirects } from './getSiteContent';
import { createSiteServer } from './http/createSiteServer';
import { listen, localUrl } from './listen';
import { writeLog } from './log';
import { logUncaughtErrors } from './logUncaughtErrors';
import { reloadOnSignal } from './reloadOnSignal';
import { StartError } from './StartError';
import { stopOnSignals } from './stopOnSignals';

// An output that cannot be written to (ENOSPC, EPIPE) is no reason to end, as an error without a listener is.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
try {
  const config = readConfig(process.env);
  const leads = createEnquiriesApi({ config });
  const server = await createSiteServer({
    out: path.resolve('out'),
    routes: leads.routes,
    redirects: siteRedirects(),
    trustedProxies: config.trustedProxies,
  });
  await listen(server, config.port, config.host);
  logUncaughtErrors();
  stopOnSignals(server, leads);
  reloadOnSignal(server);
  const url = localUrl(server);
  if (process.stdout.isTTY) console.info(`The site stands at ${url}`);
  else writeLog({ level: 'info', event: 'listening', url });
  // Pages are served meanwhile, and where the store does not answer.
  await leads.start();
} catch (error) {
  // What the system refuses says by itself what and where; anything else is a fault of the code.
  const isPlain = error instanceof StartError || 'syscall' in (error as Error);
  // The stack without the error's properties: `input` of an invalid URL may contain a password.
  console.error(isPlain ? (error as Error).message : ((error as Error).stack ?? error));
  process.exit(1);
}
