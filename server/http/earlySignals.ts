import './ignoreDebugSignal';

// This module must be imported first. Without a listener, SIGHUP, SIGTERM and SIGINT end the process; as PID 1 of a
// container, Node.js ignores them instead.
let isReloadRequested = false;
let isStopRequested = false;
const requestReload = () => {
  isReloadRequested = true;
};
const exit = () => process.exit(0);
// In a terminal, SIGHUP means that the window was closed.
const canReload = !process.stdout.isTTY;
if (canReload) process.on('SIGHUP', requestReload);
process.on('SIGTERM', exit).on('SIGINT', exit);

/**
 * Calls `reload` on every SIGHUP until the first stop signal, and immediately if a SIGHUP has arrived since the start
 * of the process. A reload would keep the event loop busy during the stop and delay the end of the process.
 */
export function onReloadSignal(reload: () => void): void {
  if (!canReload) return;
  process.on('SIGHUP', () => {
    if (!isStopRequested) reload();
  });
  process.off('SIGHUP', requestReload);
  if (isReloadRequested) reload();
}

/** Calls `stop` on every SIGTERM and SIGINT from now on; until then, both end the process. */
export function onStopSignal(stop: () => void): void {
  const requestStop = () => {
    isStopRequested = true;
    stop();
  };
  process.on('SIGTERM', requestStop).on('SIGINT', requestStop);
  process.off('SIGTERM', exit).off('SIGINT', exit);
}
