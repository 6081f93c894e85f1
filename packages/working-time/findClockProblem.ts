/** Maximum plausible time between two runs of a program that checks the clock every hour. */
const MAX_GAP_MS = 2 * 86_400_000;

/**
 * Returns why the clock is not trusted for an action that cannot be undone, such as a deletion; undefined if the time
 * is plausible. All times are in ms since 1970. `builtAt` is the time at which the program was built, `lastRun` the time
 * of the caller's last run, if it is known.
 */
export function findClockProblem(
  now: number,
  builtAt: number,
  lastRun: number | undefined,
  maxGapMs = MAX_GAP_MS,
): string | undefined {
  if (now < builtAt) return `The clock shows ${formatTime(now)}, before the build at ${formatTime(builtAt)}.`;
  if (lastRun === undefined || Math.abs(now - lastRun) <= maxGapMs) return undefined;
  return `The clock shows ${formatTime(now)}, but the last run was at ${formatTime(lastRun)}.`;
}

function formatTime(time: number): string {
  return new Date(time).toISOString();
}
