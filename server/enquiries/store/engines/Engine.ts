import type { Kysely } from 'kysely';
import type { Tables } from '../Tables';

/** An open database of one kind: all in which SQLite and PostgreSQL differ. What is absent one of them does not need. */
export type Engine = {
  db: Kysely<Tables>;
  /** The statements before the first migration: they take the lock that lets one process migrate at a time. */
  beforeMigration?: string[];
  /** How long statements from now on may wait for a lock, in milliseconds. */
  setPatience?(patience: number): Promise<void>;
  /** Whether another database has taken the place of the one that was opened, as a restored backup does. */
  hasMoved?(): boolean;
  /** Removes the last traces of deleted rows from the disk. Throws where others do not let it. */
  scrub?(): Promise<void>;
};
