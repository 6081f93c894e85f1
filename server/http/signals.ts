import './ignoreDebugSignal';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { SiteServer } from './httpServer';
import { writeLog } from './log';

// This module must be imported first. Without a listener, SIGHUP, SIGTERM and SIGINT end the process; as PID 1 of a
// container, Node.js ignores them instead. Until the server has started, a reload is noted and a stop ends the process.
let isReloadRequested = false;
let isStopping = false;
const requestReload = () => {
  isReloadRequested = true;
};
const exitAtOnce = () => process.exit(0);
// In a terminal, SIGHUP means that the window was closed.
const canReload = !process.stdout.isTTY;
if (canReload) process.on('SIGHUP', requestReload);
process.on('SIGTERM', exitAtOnce).on('SIGINT', exitAtOnce);

/** Time during which new requests are still answered after the signal, so a load balancer can notice the stop. */
const DRAIN_MS = 1000;

/** Additional time for a connection that has sent nothing: its request may already be in the kernel. */
const SILENT_CONNECTION_MS = 250;

/** Maximum number of connections that wait in the kernel to be accepted: the default of `server.listen`. */
const BACKLOG = 511;

/**
 * Time limit for accepting these connections: a busy process accepts them slowly, and new ones may keep arriving. A
 * request that is accepted last can still wait five seconds for the store before it is aborted.
 */
const ACCEPT_MS = 2000;

/** Time after the signal at which pending requests are aborted. */
const ABORT_MS = 8000;

/** Time limit for file operations and name lookups that are pending after the last response. */
const PENDING_IO_MS = 1000;

/** Time limit for the whole stop: Docker kills the process after ten seconds. */
const STOP_MS = 9500;

type Stoppable = {
  /** Called at the signal; makes the readiness check of a load balancer fail. */
  announceStop: () => void;
  /** Called after all requests are answered. */
  stop: () => Promise<void>;
};

/**
 * Stops the process gracefully on SIGTERM or SIGINT. For one second, requests are still accepted and each connection
 * is closed after its response. Then the port is closed and pending requests are answered; those that exceed the time
 * limit are aborted. Further signals are ignored: a terminal and npm may both send one.
 */
export function stopOnSignals(server: SiteServer, api: Stoppable): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const requestStop = () => {
    if (isStopping) return;
    isStopping = true;
    void stop(server, sockets, api);
  };
  process.on('SIGTERM', requestStop).on('SIGINT', requestStop);
  process.off('SIGTERM', exitAtOnce).off('SIGINT', exitAtOnce);
}

async function stop(server: SiteServer, sockets: Set<Socket>, api: Stoppable): Promise<void> {
  writeLog({ level: 'info', event: 'stop', status: 'begun' });
  setTimeout(() => exit(1), STOP_MS);
  const abortTimer = setTimeout(() => {
    writeLog({ level: 'warn', event: 'stop', status: 'aborted', connections: sockets.size });
    server.closeAllConnections();
  }, ABORT_MS);
  api.announceStop();
  server.drain();
  await wait(DRAIN_MS);
  await receivePendingData(server);
  await closeConnections(server, sockets);
  clearTimeout(abortTimer);
  await api.stop();
  writeLog({ level: 'info', event: 'stop', status: 'done' });
  if (hasPendingIO()) await wait(PENDING_IO_MS);
  exit(0);
}

/**
 * Resolves when all connections and data in the kernel have reached their listeners, or after `ACCEPT_MS`. A timer of
 * a busy process may fire earlier: in each turn, Node.js runs timers, then accepts one connection and reads data,
 * then runs `setImmediate`.
 */
async function receivePendingData(server: SiteServer): Promise<void> {
  let hasAccepted = true;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  const deadline = performance.now() + ACCEPT_MS;
  for (let turn = 0; hasAccepted && turn < BACKLOG && performance.now() < deadline; turn += 1) {
    hasAccepted = false;
    await nextTurn();
    // Node.js reads the data of an accepted connection in the next turn.
    await nextTurn();
  }
  server.off('connection', onConnection);
}

/**
 * Ends the process. `process.exit` waits for threads of Node's thread pool, which a silent DNS server or a named pipe
 * can block for longer than `STOP_MS`; then the process kills itself. `stop` of the caller must have saved all data.
 */
function exit(code: number): void {
  if (hasPendingIO()) process.kill(process.pid, 'SIGKILL');
  else process.exit(code);
}

/** Returns true if a file operation or a name lookup is pending in the thread pool. */
function hasPendingIO(): boolean {
  return process.getActiveResourcesInfo().some((name) => /^(FSReq|GetAddrInfo|GetNameInfo)/.test(name));
}

/** Closes the port, and resolves when the pending requests are answered and all connections are closed. */
async function closeConnections(server: SiteServer, sockets: Set<Socket>): Promise<void> {
  // In milliseconds: connections are not kept open for further requests.
  server.keepAliveTimeout = 1;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node.js does not count a connection without any request as idle.
  const silentTimer = setTimeout(async () => {
    await receivePendingData(server);
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, SILENT_CONNECTION_MS);
  await closed;
  clearTimeout(silentTimer);
}

/**
 * Reloads the site on SIGHUP, so a deploy that has replaced `out` is served without a restart: on every SIGHUP until the
 * first stop signal, and immediately if one has arrived since the start of the process. A reload during the stop would
 * keep the event loop busy and delay the end of the process. If the folder is not a complete site, the previous site is
 * kept and the reason is logged.
 */
export function reloadOnSignal(server: SiteServer): void {
  if (!canReload) return;
  let lastReload: Promise<void> | undefined;
  const startReload = () => {
    if (isStopping) return;
    const reload = server.reload();
    // Signals that share a reload have one line in the log.
    if (reload === lastReload) return;
    lastReload = reload;
    reload.then(
      () => writeLog({ level: 'info', event: 'reload', status: 'done' }),
      ({ message }: Error) => writeLog({ level: 'error', event: 'reload', status: 'failed', message }),
    );
  };
  process.on('SIGHUP', startReload);
  process.off('SIGHUP', requestReload);
  if (isReloadRequested) startReload();
}
