import './ignoreDebugSignal';

// Must be imported first. Without a listener, SIGHUP, SIGTERM and SIGINT end the process; as PID 1 of a container, Node.js
// ignores them instead.
let isReloadRequested = false;
const requestReload = () => {
  isReloadRequested = true;
};
const exit = () => process.exit(0);
// In a terminal, SIGHUP means that the window was closed.
const isReloadable = !process.stdout.isTTY;
if (isReloadable) process.on('SIGHUP', requestReload);
process.on('SIGTERM', exit).on('SIGINT', exit);

/** Calls `reload` on every SIGHUP from now on, and immediately if one has arrived since the start of the process. */
export function onReloadSignal(reload: () => void): void {
  if (!isReloadable) return;
  process.off('SIGHUP', requestReload).on('SIGHUP', reload);
  if (isReloadRequested) reload();
}

/** Calls `stop` on every SIGTERM and SIGINT from now on; until then, both end the process. */
export function onStopSignal(stop: () => void): void {
  process.off('SIGTERM', exit).off('SIGINT', exit);
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
