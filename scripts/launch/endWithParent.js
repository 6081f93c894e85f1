// @ts-check

/** Interval between checks for the parent process. */
const CHECK_INTERVAL_MS = 500;

/**
 * Sends SIGTERM to this process when its parent, the shell that npm started, has exited. npm sends signals only to this
 * shell, and shells such as dash exit without forwarding them.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  timer.unref();
}
