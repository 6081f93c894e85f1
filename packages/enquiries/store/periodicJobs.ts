import { type Kysely, sql } from 'kysely';
import type { Tables } from './Tables';

/**
 * Moves the contents of a SQLite file's write-ahead log into the file, and truncates the log unless another process is
 * reading it.
 */
export async function checkpoint(db: Kysely<Tables>): Promise<void> {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}

/** Acquires a job that runs once per period, for all processes together. Returns true if this process should run it. */
export async function acquirePeriodicJob(
  db: Kysely<Tables>,
  name: string,
  now: number,
  periodMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chores')
    .values({ name, done_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ done_at: now })
        // A start more than one period in the future was recorded before the clock was set back. A start in the nearer
        // future was recorded by a process with a faster clock, or by a concurrent call.
        .where(({ eb, or }) =>
          or([eb('chores.done_at', '<=', now - periodMs), eb('chores.done_at', '>', now + periodMs)]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Releases a failed job, so that it can be retried before the period ends. */
export async function releasePeriodicJob(db: Kysely<Tables>, name: string): Promise<void> {
  await db.deleteFrom('chores').where('name', '=', name).execute();
}
