import type { Kysely } from 'kysely';
import type { Tables } from '../Tables';

/** An open database of one kind: all in which SQLite and PostgreSQL differ. What is absent one of them does not need. */
export type Engine = {
  db: Kysely<Tables>;
  /** The statements before the first migration: they take the lock that lets one process migrate at a time. */
  beforeMigration?: string[];
  /** How long statements from now on may wait for a lock, in milliseconds. */
  setPatience?(patience: number): Promise<void>;
  /** Identifies the database file and its write-ahead log. An id differs if that file was deleted or replaced. */
  getFileIds?(): { file: string; log: string };
  /** Returns what is wrong with the settings of the server, if stored data could be lost for that reason. */
  getWarning?(): Promise<string | undefined>;
  /** Removes the last traces of deleted rows from the disk. Throws where others do not let it. */
  scrub?(): Promise<void>;
};
