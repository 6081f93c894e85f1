import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a folder like a static host, and returns the origin. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const app = new Hono().use(serveStatic({ root: folder }));
  const server = createAdaptorServer(app) as Server;
  await once(server.listen(0), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
