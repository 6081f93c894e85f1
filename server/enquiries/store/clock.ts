import type { Kysely } from 'kysely';
import { DAY_MS } from '@/lib/i18n/workingTime';
import type { Tables } from './tables';

/** The clock of the server. Nothing that cannot be undone happens while `findProblem` returns a problem. */
export class Clock {
  private checkedAt: number | undefined;
  private problem: string | undefined = 'The clock has not been checked yet.';

  /** Returns the time to store, which is never before the build. */
  now(): number {
    return Math.max(Date.now(), getBuildTime());
  }

  /** Returns why the clock is not trusted; undefined if it is plausible. */
  findProblem(): string | undefined {
    return this.problem ?? findClockProblem(Date.now(), this.checkedAt);
  }

  /** Compares the clock with the last check in the store by `checkClock`. Call it every hour. */
  async check(compare: (now: number) => ReturnType<typeof checkClock>): Promise<void> {
    const now = Date.now();
    this.problem = await compare(now);
    this.checkedAt = now;
  }
}

/** Maximum plausible time between two runs of the check, which runs every hour. */
const MAX_GAP_MS = 2 * DAY_MS;

/**
 * Records the time for the next check, and returns why the clock is not trusted; undefined if it is plausible. After a
 * jump, the clock is trusted again when it has been plausible for a day.
 */
export async function checkClock(db: Kysely<Tables>, now: number): Promise<string | undefined> {
  const rows = await db
    .selectFrom('chores')
    .selectAll()
    .where('name', 'in', ['clock', 'clockJump'])
    .execute();
  const times = new Map(rows.map(({ name, done_at }) => [name, done_at]));
  const problem = findClockProblem(now, times.get('clock'));
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
 * is plausible. All times are in ms since 1970. `lastRun` is the time of the caller's last run, if it is known.
 */
function findClockProblem(now: number, lastRun: number | undefined): string | undefined {
  const builtAt = getBuildTime();
  if (now < builtAt) return `The clock shows ${formatTime(now)}, before the build at ${formatTime(builtAt)}.`;
  return findClockGap(now, 'run', lastRun, MAX_GAP_MS);
}

/** Returns a sentence if the time since the last event is implausible; undefined if it is plausible or not known. */
export function findClockGap(
  now: number,
  event: 'run' | 'deploy',
  lastTime: number | undefined,
  maxGapMs: number,
): string | undefined {
  if (lastTime === undefined || Math.abs(now - lastTime) <= maxGapMs) return undefined;
  return `The clock shows ${formatTime(now)}, but the last ${event} was at ${formatTime(lastTime)}.`;
}

function formatTime(time: number): string {
  return new Date(time).toISOString();
}

/** Returns the time of the build in ms since 1970, which the bundles contain (`scripts/build/server/bundleServer.ts`). */
function getBuildTime(): number {
  return Number(process.env.SITE_BUILT_AT ?? 0);
}
