import './ignoreDebugSignal';

// Imported before everything else: until a signal has a listener, Node.js ends the process, or, as the first process of a
// container, ignores the request to stop.
let isReloadRequested = false;
const requestReload = () => {
  isReloadRequested = true;
};
const exit = () => process.exit(0);
// In a terminal, SIGHUP reports that the window was closed.
const isReloadable = !process.stdout.isTTY;
if (isReloadable) process.on('SIGHUP', requestReload);
process.on('SIGTERM', exit).on('SIGINT', exit);

/** Calls `reload` at each SIGHUP from now on, and at once if one has arrived since the start of the process. */
export function onReloadSignal(reload: () => void): void {
  if (!isReloadable) return;
  process.off('SIGHUP', requestReload).on('SIGHUP', reload);
  if (isReloadRequested) reload();
}

/** Calls `stop` at each SIGTERM and SIGINT from now on; until then, both end the process. */
export function onStopSignal(stop: () => void): void {
  process.off('SIGTERM', exit).off('SIGINT', exit);
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
