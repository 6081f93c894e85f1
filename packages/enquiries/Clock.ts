import { findClockProblem } from './store/checkClock';
import type { Database } from './store/Database';

/** The clock of the server. Nothing that cannot be undone happens while `findProblem` returns a problem. */
export class Clock {
  private checkedAt: number | undefined;
  private problem: string | undefined = 'The clock has not been checked yet.';

  /** `builtAt`: the time at which the server was built, in ms since 1970. */
  constructor(private readonly builtAt: number) {}

  /** Returns the time to store, which is never before the build. */
  now(): number {
    return Math.max(Date.now(), this.builtAt);
  }

  /** Returns why the clock is not trusted; undefined if it is plausible. */
  findProblem(): string | undefined {
    return this.problem ?? findClockProblem(Date.now(), this.builtAt, this.checkedAt);
  }

  /** Compares the clock with the last check in the store. Call it every hour. */
  async check(database: Database): Promise<void> {
    const now = Date.now();
    this.problem = await database.run('checkClock', now, this.builtAt);
    this.checkedAt = now;
  }
}
