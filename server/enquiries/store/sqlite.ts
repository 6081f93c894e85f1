import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import Libsql from 'libsql';
import { createMissingDatabaseError } from './DatabaseError';
import type { Engine, Tables } from './tables';

/**
 * Returns the path of a `file:` URL (`file:path`, `file:/path`, `file:///path`, `file:///C:/path`); undefined for a
 * database on another machine.
 */
export function getDatabaseFile(url: string): string | undefined {
  const path = /^file:(?:\/\/)?(?:\/(?=[a-z]:\/))?([^?#]*)/i.exec(url)?.[1];
  return path === undefined ? undefined : decodeURIComponent(path);
}

/** Delay between attempts while another process moves the write-ahead log into the file. */
const CHECKPOINT_RETRY_MS = 50;

/**
 * Starts transactions with the write lock: a transaction that starts with a read cannot get the lock after another
 * process has written. SQLite itself rolls back after some errors, such as SQLITE_FULL; another rollback would fail and
 * hide the error.
 */
class ImmediateTransactionDriver extends SqliteDriver {
  constructor(private readonly database: Libsql.Database) {
    super({ database: database as never });
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite has a single writer, so row locks (`FOR UPDATE`) are omitted. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(): void {}
}

/** SQLite changes tables in transactions too: an interrupted migration leaves nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Opens a SQLite file, and creates it and its folder if `mayCreate` is true. Calls are synchronous. `lockTimeoutMs` is
 * the maximum wait for a lock.
 */
export async function openSqlite(file: string, lockTimeoutMs: number, mayCreate: boolean): Promise<Engine> {
  if (mayCreate) createFile(file);
  else if (!existsSync(file)) throw createMissingDatabaseError(`Database not found: ${file}`);
  // Without `mode=rw`, SQLite would create a file that was deleted since the check.
  const database = new Libsql(`${pathToFileURL(file)}?mode=rw`, { timeout: lockTimeoutMs });
  const engine = createSqliteEngine(database, lockTimeoutMs);
  const names = [file, `${file}-wal`];
  let openedIds: string[] | undefined;
  return {
    ...engine,
    async configure() {
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
        await sql.raw(`PRAGMA ${pragma}`).execute(engine.db);
    },
    async checkFiles() {
      const ids = names.map(getFileId);
      openedIds ??= ids;
      if (ids.join() === openedIds.join()) return;
      throw createMissingDatabaseError(`${file} was deleted or replaced. Put it back, or restart the server`);
    },
  };
}

/** Wraps an open SQLite database. */
export function createSqliteEngine(database: Libsql.Database, lockTimeoutMs = 0): Engine {
  const dialect = new SqliteDialect({ database: database as never });
  dialect.createDriver = () => new ImmediateTransactionDriver(database);
  dialect.createQueryCompiler = () => new LocklessCompiler();
  dialect.createAdapter = () => new TransactionalAdapter();
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    binaryCollation: 'BINARY',
    columnsQuery: `SELECT name FROM pragma_table_info('leads')`,
    async setLockTimeout(timeoutMs) {
      await sql.raw(`PRAGMA busy_timeout = ${timeoutMs}`).execute(db);
    },
    scrub: () => scrub(db, lockTimeoutMs),
  };
}

/** Rewrites the file without deleted rows, and empties the write-ahead log, which may still contain them. */
async function scrub(db: Kysely<Tables>, timeoutMs: number): Promise<void> {
  await sql`VACUUM`.execute(db);
  const deadline = performance.now() + timeoutMs;
  // A concurrent checkpoint of another process makes this one return "busy" at once, without waiting for the lock
  // timeout.
  for (;;) {
    if (await checkpoint(db)) return;
    if (performance.now() > deadline) throw new Error('Another program is reading the database. Try again.');
    await setTimeout(CHECKPOINT_RETRY_MS);
  }
}

/** Moves the write-ahead log into the file and empties it. Returns false if another connection prevents it. */
export async function checkpoint(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  return rows[0]?.busy === 0;
}

/** Creates the file unless it exists. SQLite creates its companion files with the same mode. */
function createFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // The disk may be read-only: opening the database reports the problem.
  }
}

/** Returns the device and inode of a file; an empty string if the file is missing. */
function getFileId(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : '';
}
