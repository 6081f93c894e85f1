import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Response status by error code of the parser; every other error is 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to malformed and timed-out requests with the given headers, and closes the connection. Closes it
 * without a response if `isResponding` reports that a response is still being written.
 */
export function respondToInvalidRequests(
  server: Server,
  pageHeaders: Readonly<Record<string, string>>,
  isResponding: (socket: Socket) => boolean,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isResponding(socket)) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const headers = {
      ...pageHeaders,
      'Cache-Control': 'no-store',
      'Content-Length': '0',
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
  });
}
