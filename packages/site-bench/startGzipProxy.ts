import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

/** A transferred response: URL, content type, and bytes including headers. */
export type Transfer = { url: string; type: string; bytes: number };

export type GzipProxy = {
  origin: string;
  /** The transfers so far. Callers may empty the list. */
  transfers: Transfer[];
  /** Waits until there has been no request for half a second. */
  waitUntilIdle: () => Promise<void>;
  close: () => void;
};

const QUIET_MS = 500;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml|atom))/;

/**
 * Starts a proxy for the server at `target` that behaves like a CDN with default settings: it compresses text with gzip
 * level 6, unless `isUnchanged`. Records each response; responses from the browser's cache do not reach it.
 */
export async function startGzipProxy(target: string, { isUnchanged = false } = {}): Promise<GzipProxy> {
  const transfers: Transfer[] = [];
  let openRequests = 0;
  let lastChange = 0;
  const updateOpenRequests = (change: 1 | -1) => {
    openRequests += change;
    lastChange = performance.now();
  };
  const server = createServer((incoming, response) => {
    const { socket, url = '/' } = incoming;
    const before = socket.bytesWritten;
    updateOpenRequests(1);
    response.on('close', () => updateOpenRequests(-1));
    const headers = { ...incoming.headers, ...(!isUnchanged && { 'accept-encoding': 'identity' }) };
    const outgoing = send(target + url, { method: incoming.method, headers }, (upstreamResponse) => {
      const type = upstreamResponse.headers['content-type'] ?? '';
      const { 'content-length': _, ...kept } = upstreamResponse.headers;
      const isCompressed = !isUnchanged && COMPRESSIBLE.test(type) && upstreamResponse.statusCode === 200;
      response.writeHead(
        upstreamResponse.statusCode ?? 502,
        isCompressed ? { ...kept, 'content-encoding': 'gzip' } : upstreamResponse.headers,
      );
      const body = isCompressed ? upstreamResponse.pipe(createGzip({ level: 6 })) : upstreamResponse;
      body.pipe(response);
      response.on('finish', () => transfers.push({ url, type, bytes: socket.bytesWritten - before }));
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    transfers,
    waitUntilIdle: async () => {
      lastChange = performance.now();
      while (openRequests > 0 || performance.now() - lastChange < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
      }
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
