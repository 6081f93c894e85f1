import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { listen } from '../server/listen';
import { bundleEarlyScripts } from './build/bundleEarlyScripts';
import { devRedirects } from './dev/devRedirects';
import { startHelper } from './dev/startHelper';
import { endWithParent } from './launch/endWithParent.js';
import { runNode } from './launch/runNode.js';
import { startPreviewServer } from './messages/preview/startPreviewServer';

/**
 * `npm run dev`: Next's development server, and beside it the preview, which tells open pages that a message file was
 * saved and what is wrong in it, the forms at `/admin/` and what takes enquiries. Options are Next's own:
 * `npm run dev -- --port 4000`.
 */
endWithParent();
// As in Next's own process: what is read of the messages is not kept.
Object.assign(process.env, { NODE_ENV: 'development' });
const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: { port: { type: 'string', short: 'p' } },
  strict: false,
});
const port = Number(values.port ?? process.env.PORT ?? 3000);
await checkPort(port);
await bundleEarlyScripts({ isDevelopment: true });
const env = {
  ...process.env,
  NEXT_PUBLIC_PREVIEW_PORT: String(await startPreviewServer()),
  DEV_REDIRECTS: JSON.stringify(devRedirects()),
  DEV_HELPER_PORT: String(await startHelper(`http://localhost:${port}`)),
};
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
process.exit(await runNode([next, 'dev', '--port', String(port), ...args], env));

/** Ends with one line where the port is taken: Next would print a stack, or take another one. */
async function checkPort(port: number): Promise<void> {
  const server = createServer();
  try {
    await listen(server, port, undefined);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  await new Promise((resolve) => server.close(resolve));
}
