/** The tables of every store. Times are in ms since 1970. */
export type StoreTables = {
  migrations: { version: number; applied_at: number };
  /** Times at which periodic jobs were last started, and at which a backup was restored (`restore`), by name. */
  chores: { name: string; done_at: number };
};

/** Statement before the first migration. */
export const MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)';

/** Statement after the last migration, because a migration may create the table. */
export const CHORES_TABLE =
  'CREATE TABLE IF NOT EXISTS chores (name TEXT PRIMARY KEY, done_at BIGINT NOT NULL)';
