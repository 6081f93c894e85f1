import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { writeLog } from './log';

/** How long requests that have begun may take to end, in milliseconds. */
const PATIENCE = 8000;

/** How long stopping may take altogether, in milliseconds: what Docker and its kin grant before they kill. */
const DEADLINE = 10_000;

/**
 * Ends the process at SIGTERM or SIGINT: takes no new connections, closes idle ones, lets requests that have begun end,
 * breaks off those that do not, calls `cleanUp` and exits. Further signals change nothing: a terminal and npm may both
 * send one.
 */
export function stopOnSignals(server: Server, cleanUp: () => Promise<void>): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(server, sockets, cleanUp);
    });
  }
}

async function stop(server: Server, sockets: Set<Socket>, cleanUp: () => Promise<void>): Promise<never> {
  writeLog({ level: 'info', event: 'stop', status: 'begun' });
  setTimeout(() => process.exit(1), DEADLINE);
  await closeConnections(server, sockets);
  await cleanUp();
  writeLog({ level: 'info', event: 'stop', status: 'done' });
  process.exit(0);
}

async function closeConnections(server: Server, sockets: Set<Socket>): Promise<void> {
  // Connections end with the answer that is under way, or the next.
  server.keepAliveTimeout = 1;
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  const timer = setTimeout(() => {
    writeLog({ level: 'warn', event: 'stop', status: 'broken off', connections: sockets.size });
    server.closeAllConnections();
  }, PATIENCE);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    // Node.js takes a connection on which nothing has been asked yet for a busy one.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  clearTimeout(timer);
}
