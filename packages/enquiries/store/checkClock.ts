import type { Kysely } from 'kysely';
import { findClockProblem } from 'working-time';
import type { Tables } from './Tables';

const DAY_MS = 86_400_000;

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
