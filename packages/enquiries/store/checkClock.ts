import type { Kysely } from 'kysely';
import type { Tables } from './Tables';

const DAY_MS = 86_400_000;

/** Maximum plausible time between two runs of the check, which runs every hour. */
const MAX_GAP_MS = 2 * DAY_MS;

/**
 * Records the time for the next check, and returns why the clock is not trusted; undefined if it is plausible. After a
 * jump, the clock is trusted again when it has been plausible for a day.
 */
export async function checkClock(
  db: Kysely<Tables>,
  now: number,
  builtAt: number,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('chores')
    .selectAll()
    .where('name', 'in', ['clock', 'clockJump'])
    .execute();
  const times = new Map(rows.map(({ name, done_at }) => [name, done_at]));
  const problem = findClockProblem(now, builtAt, times.get('clock'));
  const names = problem === undefined ? ['clock'] : ['clock', 'clockJump'];
  await db
    .insertInto('chores')
    .values(names.map((name) => ({ name, done_at: now })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: now }))
    .execute();
  const jumpTime = times.get('clockJump');
  if (problem !== undefined || jumpTime === undefined || now - jumpTime >= DAY_MS) return problem;
  return 'The clock was not plausible within the last 24 hours.';
}

/**
 * Returns why the clock is not trusted for an action that cannot be undone, such as a deletion; undefined if the time
 * is plausible. All times are in ms since 1970. `builtAt` is the time at which the program was built, `lastRun` the time
 * of the caller's last run, if it is known.
 */
export function findClockProblem(
  now: number,
  builtAt: number,
  lastRun: number | undefined,
): string | undefined {
  if (now < builtAt) return `The clock shows ${formatTime(now)}, before the build at ${formatTime(builtAt)}.`;
  if (lastRun === undefined || Math.abs(now - lastRun) <= MAX_GAP_MS) return undefined;
  return `The clock shows ${formatTime(now)}, but the last run was at ${formatTime(lastRun)}.`;
}

function formatTime(time: number): string {
  return new Date(time).toISOString();
}
