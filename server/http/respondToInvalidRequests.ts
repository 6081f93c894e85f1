import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '@/lib/shared/hosting/securityHeaders';

/** What the parser reports, as the status that says it; anything else is 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no readable HTTP, and what does not come to an end, with the headers of every other answer, and closes
 * the connection. `isAnswering` says whether another answer is still being written to it: then nothing is said.
 */
export function respondToInvalidRequests(server: Server, isAnswering: (socket: Socket) => boolean): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const headers = {
      ...securityHeaders,
      'Cache-Control': 'no-store',
      'Content-Length': '0',
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
  });
}
