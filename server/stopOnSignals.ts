import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onStopSignal } from './earlySignals';
import type { SiteServer } from './http/createSiteServer';
import { writeLog } from './log';

/** How long new requests are still answered after the signal: a balancer needs this to notice `/readyz`. */
const DRAIN_MS = 1000;

/** How long a connection without any request is kept after that: a request may be in the kernel already. */
const UNREAD_MS = 250;

/** How long requests that have begun may take after the drain. */
const REQUEST_MS = 7000;

/** How long a stop may take altogether: Docker kills the process after ten seconds. */
const STOP_MS = 9500;

type Stopped = {
  /** Called at once: reports that the server is about to stop. */
  announceStop: () => void;
  /** Called when all requests are answered. */
  stop: () => Promise<void>;
};

/**
 * Ends the process at SIGTERM or SIGINT. For a moment, requests are still accepted and each connection is closed after its
 * response. Then the port is closed, requests that have begun are answered, and those that do not end are broken off.
 * Further signals change nothing: a terminal and npm may both send one.
 */
export function stopOnSignals(server: SiteServer, api: Stopped): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let isStopping = false;
  onStopSignal(() => {
    if (isStopping) return;
    isStopping = true;
    void stop(server, sockets, api);
  });
}

async function stop(server: SiteServer, sockets: Set<Socket>, api: Stopped): Promise<never> {
  writeLog({ level: 'info', event: 'stop', status: 'begun' });
  setTimeout(() => process.exit(1), STOP_MS);
  api.announceStop();
  server.drain();
  await wait(DRAIN_MS);
  await closeConnections(server, sockets);
  await api.stop();
  writeLog({ level: 'info', event: 'stop', status: 'done' });
  process.exit(0);
}

async function closeConnections(server: SiteServer, sockets: Set<Socket>): Promise<void> {
  server.keepAliveTimeout = 1;
  const timer = setTimeout(() => {
    writeLog({ level: 'warn', event: 'stop', status: 'broken off', connections: sockets.size });
    server.closeAllConnections();
  }, REQUEST_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node.js takes a connection without any request for a busy one.
  const unread = setTimeout(() => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, UNREAD_MS);
  await closed;
  clearTimeout(timer);
  clearTimeout(unread);
}
