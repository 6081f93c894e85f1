import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Hono } from 'hono';
import type { Redirect } from '@/lib/i18n/redirects';
import { writeSiteManifest } from '@/server/http/siteManifest';
import { createSiteServer } from '@/server/site';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

// Tests must also pass on a slow machine.
jest.setTimeout(60_000);

const running: Server[] = [];

afterAll(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Writes files below a folder and creates missing folders. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

type Options = {
  files: Record<string, string | Buffer>;
  /** Path of the site, relative to a temporary folder. */
  sitePath?: string;
  redirects?: Redirect[];
  trustedProxyCount?: number;
  /** Maximum total size of the files that the server keeps in memory. */
  maxBytes?: number;
  /** Called with the folder before the server reads it. */
  prepare?: (out: string) => void;
};

/** Starts the real server on a free port for a folder with the given files. It stops after the tests of the file. */
export async function startSite({
  files,
  sitePath = 'out',
  redirects = [],
  trustedProxyCount = 0,
  maxBytes,
  prepare,
}: Options) {
  const folder = createTemporaryFolder();
  const out = path.join(folder, sitePath);
  writeFiles(out, files);
  await writeSiteManifest(out);
  prepare?.(out);
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ status: 'ok' }));
  routes.post('/api/leads', async (context) => context.text(await context.req.text(), 201));
  routes.get('/api/broken', () => {
    throw new Error('broken on purpose');
  });
  const server = await createSiteServer({
    loadRedirects: async () => redirects,
    out,
    routes,
    trustedProxyCount,
    ...(maxBytes !== undefined && { maxBytes }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  return { server, out, port: (server.address() as AddressInfo).port };
}
