// @ts-check

/** How often to look, in milliseconds. */
const INTERVAL = 500;

/**
 * Sends this process SIGTERM once the shell that npm started it in is gone. npm passes signals on to that shell alone,
 * and a shell such as dash dies of one without telling what runs in it.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL);
  timer.unref();
}
