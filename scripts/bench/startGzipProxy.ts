import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

/** A response as it went over the wire: which address, of what type, how many bytes with its headers. */
export type Transfer = { url: string; type: string; bytes: number };

export type GzipProxy = {
  origin: string;
  /** What has been transferred so far; to be emptied by whoever counts anew. */
  transfers: Transfer[];
  /** Waits until nothing has been asked for during half a second. */
  settled: () => Promise<void>;
  close: () => void;
};

/** In milliseconds. */
const QUIET = 500;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml|atom))/;

/**
 * Stands before the server at `target` as a CDN with common settings does: text goes out in gzip of level 6. Notes each
 * response; what a browser takes out of a cache never comes here.
 */
export async function startGzipProxy(target: string): Promise<GzipProxy> {
  const transfers: Transfer[] = [];
  let open = 0;
  let lastChange = 0;
  const count = (change: 1 | -1) => {
    open += change;
    lastChange = performance.now();
  };
  const server = createServer((incoming, response) => {
    const { socket, url = '/' } = incoming;
    const before = socket.bytesWritten;
    count(1);
    response.on('close', () => count(-1));
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoing = send(target + url, { method: incoming.method, headers }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const { 'content-length': _, ...kept } = answer.headers;
      const isCompressed = COMPRESSIBLE.test(type) && answer.statusCode === 200;
      response.writeHead(
        answer.statusCode ?? 502,
        isCompressed ? { ...kept, 'content-encoding': 'gzip' } : answer.headers,
      );
      const body = isCompressed ? answer.pipe(createGzip({ level: 6 })) : answer;
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
    settled: async () => {
      lastChange = performance.now();
      while (open > 0 || performance.now() - lastChange < QUIET) {
        await new Promise((resolve) => setTimeout(resolve, QUIET / 10));
      }
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
