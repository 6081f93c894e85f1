import type { Kysely } from 'kysely';
import type { StoreTables } from '../StoreTables';

/**
 * An open database; contains all differences between SQLite and PostgreSQL. Each optional member is needed by one of
 * the two only.
 */
export type Engine = {
  db: Kysely<StoreTables>;
  /** Statements before the first migration. They acquire the lock that serializes migrations. */
  beforeMigration?: string[];
  /** The query for the columns of the main table. */
  columnsQuery: string;
  /** Sets how long further statements may wait for a lock, in milliseconds. */
  setLockTimeout?(timeoutMs: number): Promise<void>;
  /** Returns the IDs of the database file and its write-ahead log. An ID changes if its file is deleted or replaced. */
  getFileIds?(): { file: string; log: string };
  /** Returns a warning if the settings of the database server put stored data at risk. */
  getWarning?(): Promise<string | undefined>;
  /** Removes the last traces of deleted rows from the disk. Throws if other processes prevent it. */
  scrub?(): Promise<void>;
};
