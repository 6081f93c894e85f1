import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { createPrivateFile, fsyncPath } from './databaseCopies';
import { readSchema } from './schema';

/** Maximum wait for other processes that write to the database. */
export const LOCK_PATIENCE = 10_000;

/**
 * Replaces the contents of a database with those of a copy, and saves the former contents as `aside`. It uses one
 * transaction, so an interrupted process changes nothing. Returns `aside`, or undefined if the database does not exist
 * or is too damaged for a transaction.
 */
export function replaceContents(file: string, copy: string, aside: string): string | undefined {
  if (!existsSync(file)) return undefined;
  let database: Libsql.Database | undefined;
  let isSaved = false;
  try {
    database = new Libsql(file, { timeout: LOCK_PATIENCE });
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    database.prepare('ATTACH ? AS backup').run(copy);
    database.exec('BEGIN IMMEDIATE');
    save(file, aside);
    isSaved = true;
    exchange(database);
    database.exec('COMMIT');
    emptyLog(database);
    return aside;
  } catch (error) {
    if (database?.inTransaction) database.exec('ROLLBACK');
    if (isSaved) rmSync(aside);
    const { code = '' } = error as { code?: string };
    if (code.startsWith('SQLITE_BUSY'))
      throw new Error('Another process keeps the database locked: try again.');
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return undefined;
    throw error;
  } finally {
    database?.close();
  }
}

/** Copies a locked database to a new file. */
function save(file: string, aside: string): void {
  const reader = new Libsql(file);
  createPrivateFile(aside);
  try {
    reader.prepare('VACUUM INTO ?').run(aside);
    fsyncPath(aside);
    fsyncPath(path.dirname(aside), 'r');
  } catch (error) {
    rmSync(aside);
    throw error;
  } finally {
    reader.close();
  }
}

/** Truncates the write-ahead log, which is now as large as the database, unless another process is reading it. */
function emptyLog(database: Libsql.Database): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // SQLite truncates the log later.
  }
}

function exchange(database: Libsql.Database): void {
  for (const { type, name } of readSchema(database)) {
    // An index or a trigger may have been dropped with its table.
    if (type !== 'index') database.exec(`DROP ${type} IF EXISTS main.${quote(name)}`);
  }
  const objects = readSchema(database, 'backup');
  for (const { type, name, sql } of objects) {
    if (type !== 'table') continue;
    database.exec(sql);
    database.exec(`INSERT INTO main.${quote(name)} SELECT * FROM backup.${quote(name)}`);
  }
  for (const { type, sql } of objects) if (type === 'index') database.exec(sql);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
