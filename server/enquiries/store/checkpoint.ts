import { type Kysely, sql } from 'kysely';
import type { Tables } from './Tables';

/** Moves what a SQLite file's write-ahead log holds into the file, and empties the log, unless somebody reads it now. */
export async function checkpoint(db: Kysely<Tables>): Promise<void> {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}
