import { type Kysely, sql } from 'kysely';
import type { Tables } from './Tables';

/** Moves what a SQLite file's write-ahead log holds into the file, and empties the log, unless somebody reads it now. */
export async function checkpoint(db: Kysely<Tables>): Promise<void> {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}

/** Takes on what is to be done once in a period (ms). Returns whether it is this process's turn. */
export async function acquirePeriodicJob(
  db: Kysely<Tables>,
  name: string,
  now: number,
  period: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chores')
    .values({ name, done_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ done_at: now })
        // What was done a period ahead was done before the clock was set back; nearer ahead, by a process that asked later
        // and came first, or whose clock is ahead.
        .where(({ eb, or }) =>
          or([eb('chores.done_at', '<=', now - period), eb('chores.done_at', '>', now + period)]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives a chore back that could not be done: the next attempt need not wait for a period to end. */
export async function releasePeriodicJob(db: Kysely<Tables>, name: string): Promise<void> {
  await db.deleteFrom('chores').where('name', '=', name).execute();
}
