import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { listen } from '../server/listen';
import { bundleCoreScripts } from './build/bundleCoreScripts';
import { forwardFromIPv6 } from './dev/forwardFromIPv6';
import { getDevRedirects } from './dev/getDevRedirects';
import { LOOPBACK, readDevOptions } from './dev/readDevOptions';
import { startHelper } from './dev/startHelper';
import { endWithParent } from './launch/endWithParent.js';
import { runNode } from './launch/runNode.js';
import { startPreviewServer } from './messages/preview/startPreviewServer';

/**
 * `npm run dev`: Next's development server, and beside it the preview, which tells open pages that a message file was
 * saved and what is wrong in it, the forms at `/admin/` and what takes enquiries. Options are Next's own:
 * `npm run dev -- --port 4000`. Other machines reach them with `--hostname 0.0.0.0` only.
 */
endWithParent();
// As in Next's own process: what is read of the messages is not kept.
Object.assign(process.env, { NODE_ENV: 'development' });
const args = process.argv.slice(2);
const { hostname, port, origins } = readDevOptions(args, process.env);
// The servers of this process and of Next's read it.
Object.assign(process.env, { DEV_HOSTNAME: hostname });
await checkPort();
await bundleCoreScripts({ isDevelopment: true });
const env = {
  ...process.env,
  NEXT_PUBLIC_PREVIEW_PORT: String(await startPreviewServer({ hostname, sitePort: port })),
  DEV_ORIGINS: JSON.stringify(origins),
  DEV_REDIRECTS: JSON.stringify(getDevRedirects()),
  DEV_HELPER_PORT: String(await startHelper(`http://localhost:${port}`)),
};
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const guard = new URL('./dev/refuseForeignHosts.js', import.meta.url).href;
process.exit(
  await runNode(
    ['--import', guard, next, 'dev', ...args, '--port', String(port), '--hostname', hostname],
    env,
  ),
);

/** Ends with one line where the port is taken: Next would print a stack, or take another one. */
async function checkPort(): Promise<void> {
  const server = createServer();
  try {
    await listen(server, port, hostname);
    if (hostname === LOOPBACK) await forwardFromIPv6(port);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  await new Promise((resolve) => server.close(resolve));
}
