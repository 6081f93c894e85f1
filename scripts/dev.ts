import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parsePhotoUrl, photoFolder } from '@/lib/browser/photos';
import { getPhotoInfo, PICTURE_PATH } from '@/lib/content/pictures/photos';
import { renderPhoto } from '@/lib/content/pictures/renderPhoto';
import { forwardFromIPv6, listen } from '@/server/http/listen';
import { bundleForNode } from './build/server/bundleServer';
import { isOwnRequest } from './dev/localHost';
import { startPanel } from './dev/panel/startPanel';
import { LOOPBACK, readDevOptions } from './dev/readDevOptions';
import { serveAdmin } from './dev/serveAdmin';
import { serveDrawings } from './dev/serveDrawings';
import { serveEnquiries } from './dev/serveEnquiries';
import { endWithParent } from './launch/endWithParent.js';
import { findNext } from './launch/findNext.js';
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
process.env.NEXT_PUBLIC_PANEL_PORT = String(await startPanel(hostname, port));
const env = {
  ...process.env,
  DEV_CLIENT_MODULES: JSON.stringify(['./scripts/dev/panel/client.ts']),
  DEV_ORIGINS: JSON.stringify(origins),
  DEV_HELPER_PORT: String(await startHelper(`http://localhost:${port}`)),
};
process.exit(
  await runNode(
    ['--import', preload, findNext(), 'dev', ...args, '--port', String(port), '--hostname', hostname],
    env,
  ),
);

/** Exits with a one-line message if the port is taken: Next would print a stack or use another port. */
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

/**
 * Starts the server for `/admin/`, `/api/` and photos in development, which only accepts local connections: Next
 * forwards these requests to it (next.config.ts). Everything is built on the first request. `origin` is the origin of
 * the pages. Returns the port.
 */
async function startHelper(origin: string): Promise<number> {
  const admin = serveAdmin();
  const enquiries = serveEnquiries(origin);
  const getHandler = (url: string) => {
    if (url.startsWith(photoFolder)) return servePhotos;
    if (url.startsWith('/images/')) return serveDrawings;
    return url.startsWith('/admin') ? admin : enquiries;
  };
  const listener: RequestListener = (request, response) => {
    // Restore the original request: the host of the page, and no trailing slash, which Next adds.
    request.headers.host = String(request.headers['x-forwarded-host'] ?? request.headers.host);
    request.url = request.url?.replace(/^(\/api\/[^?]*)\/(?=\?|$)/, '$1');
    if (!isOwnRequest(request, { hostname: process.env.DEV_HOSTNAME }))
      return void response.writeHead(403).end();
    getHandler(request.url ?? '')(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Renders a photograph; 404 if the original is missing or has changed since the URL was created. */
async function servePhotos({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const photo = parsePhotoUrl(url);
  const info = photo && getPhotoInfo(PICTURE_PATH + photo.name);
  if (!photo?.format || !info || !('hash' in info) || info.hash !== photo.hash) {
    return void response.writeHead(404).end();
  }
  // The lowest compression effort, because an editor is waiting.
  const bytes = await renderPhoto(photo, 0);
  response.writeHead(200, { 'Content-Type': `image/${photo.format}` }).end(bytes);
}
