import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listen } from '@/server/http/listen';
import { bundleForNode } from './build/server/bundleServer';
import { startPanel } from './dev/panel/startPanel';
import { readDevOptions } from './dev/readDevOptions';
import { startHelper } from './dev/startHelper';
import { endWithParent } from './launch/endWithParent.js';
import { runNode } from './launch/runNode.js';

/**
 * `npm run dev`: starts Next's development server together with the forms at `/admin/`, the endpoint for enquiries, and
 * the preview server, which notifies open pages of saved message files and their errors. Options are those of Next:
 * `npm run dev -- --port 4000`. Other machines can connect only with `--hostname 0.0.0.0`.
 */
endWithParent();
// Disables the cache of message files in this process. Next sets the variable in its process.
Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
const args = process.argv.slice(2);
const { hostname, port, origins } = readDevOptions(args, process.env);
// Read by the servers of this process and by Next.
Object.assign(process.env, { DEV_HOSTNAME: hostname });
await checkPort();
const preload = await bundlePreload();
// Read by the forms at /admin/ and by Next, so it is set before they start.
process.env.NEXT_PUBLIC_PANEL_PORT = String(await startPanel(hostname, port));
const helper = await startHelper(`http://localhost:${port}`);
const env = {
  ...process.env,
  DEV_CLIENT_MODULES: JSON.stringify(['./scripts/dev/panel/client.ts']),
  DEV_ORIGINS: JSON.stringify(origins),
  DEV_HELPER_PORT: String((helper.address() as AddressInfo).port),
};
const next = fileURLToPath(import.meta.resolve('next/dist/bin/next'));
process.exit(
  await runNode(
    ['--import', preload, next, 'dev', ...args, '--port', String(port), '--hostname', hostname],
    env,
  ),
);

/** Exits with a one-line message if the port is taken: Next would print a stack or use another port. */
async function checkPort(): Promise<void> {
  const server = createServer();
  try {
    await listen(server, port, hostname);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Bundles `preload.ts`, because Next's process cannot import TypeScript before it has started. Returns the URL of the
 * bundle.
 */
async function bundlePreload(): Promise<string> {
  const folder = path.resolve('dist', 'dev');
  // esbuild cannot bundle the UMD files that some packages specify in `main`.
  await bundleForNode({ preload: 'scripts/dev/preload.ts' }, folder, { mainFields: ['module', 'main'] });
  return pathToFileURL(path.join(folder, 'preload.js')).href;
}
