import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { createPrivateFile, fsyncPath } from './databaseCopies';
import { readSchema } from './findSchemaDifferences';

/** Maximum wait for other processes that write to the database. */
export const LOCK_TIMEOUT_MS = 10_000;

/**
 * Replaces the contents of a database with a copy, and saves the former contents as `savedFile`. Uses one
 * transaction, so an interrupted process changes nothing. Returns `savedFile`, or undefined if the database does not
 * exist or is too damaged for a transaction.
 */
export function replaceContents(file: string, copyPath: string, savedFile: string): string | undefined {
  if (!existsSync(file)) return undefined;
  let database: Libsql.Database | undefined;
  let isSaved = false;
  try {
    database = new Libsql(file, { timeout: LOCK_TIMEOUT_MS });
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    database.prepare('ATTACH ? AS backup').run(copyPath);
    database.exec('BEGIN IMMEDIATE');
    saveCopy(file, savedFile);
    isSaved = true;
    replaceObjects(database);
    database.exec('COMMIT');
    truncateLog(database);
    return savedFile;
  } catch (error) {
    if (database?.inTransaction) database.exec('ROLLBACK');
    if (isSaved) rmSync(savedFile);
    const { code = '' } = error as { code?: string };
    if (code.startsWith('SQLITE_BUSY'))
      throw new Error('Another process has locked the database. Try again.');
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return undefined;
    throw error;
  } finally {
    database?.close();
  }
}

/** Copies a locked database to a new file. */
function saveCopy(file: string, savedFile: string): void {
  const reader = new Libsql(file);
  createPrivateFile(savedFile);
  try {
    reader.prepare('VACUUM INTO ?').run(savedFile);
    fsyncPath(savedFile);
    fsyncPath(path.dirname(savedFile), 'r');
  } catch (error) {
    rmSync(savedFile);
    throw error;
  } finally {
    reader.close();
  }
}

/** Truncates the write-ahead log, which is now as large as the database, unless another process is reading it. */
function truncateLog(database: Libsql.Database): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // SQLite truncates the log later.
  }
}

function replaceObjects(database: Libsql.Database): void {
  for (const { type, name } of readSchema(database)) {
    // Dropping a table also drops its indexes and triggers.
    if (type !== 'index') database.exec(`DROP ${type} IF EXISTS main.${quoteIdentifier(name)}`);
  }
  const objects = readSchema(database, 'backup');
  for (const { type, name, sql } of objects) {
    if (type !== 'table') continue;
    database.exec(sql);
    database.exec(`INSERT INTO main.${quoteIdentifier(name)} SELECT * FROM backup.${quoteIdentifier(name)}`);
  }
  for (const { type, sql } of objects) if (type === 'index') database.exec(sql);
}

function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
