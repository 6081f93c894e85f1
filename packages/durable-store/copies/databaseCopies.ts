import { chownSync, closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import Libsql from 'libsql';
import { getDatabaseFile } from '../getDatabaseFile';
import type { StoreDefinition } from '../StoreDefinition';
import { findSchemaDifferences } from './findSchemaDifferences';

/** Returns the path of the SQLite database file. Throws an error with instructions if the database is PostgreSQL. */
export function requireSqliteFile(url: string): string {
  const file = getDatabaseFile(url);
  if (file !== undefined) return file;
  throw new Error(
    'This command is for SQLite. For PostgreSQL, use "pg_dump --format=custom" and "pg_restore".',
  );
}

/**
 * Checks that a copy is not corrupt and that this program can migrate its version. Throws an error that describes the
 * problem.
 */
export function requireMigratableCopy(file: string, { migrations }: StoreDefinition): void {
  withDatabase(file, (query) => {
    const { integrity_check: integrity } = query('PRAGMA integrity_check');
    if (integrity !== 'ok') throw new Error(String(integrity));
    const version = Number(query('SELECT max(version) AS version FROM migrations').version);
    if (version < 1) throw new Error('it has no version, so it is not a database of this program');
    if (version > migrations.length) {
      throw new Error(`its version is ${version}, but this program supports only up to ${migrations.length}`);
    }
  });
}

/**
 * Checks that a copy of the newest version is not corrupt and has exactly the tables and indexes of a new database.
 * Returns the number of rows of its main table. Throws an error that describes the problem.
 */
export function verifyCopy(file: string, definition: StoreDefinition): number {
  requireMigratableCopy(file, definition);
  return withDatabase(file, (query, database) => {
    const differences = findSchemaDifferences(database, definition);
    if (differences.length > 0) throw new Error(differences.join('; '));
    return Number(query(`SELECT count(*) AS count FROM ${definition.mainTable}`).count);
  });
}

function withDatabase<T>(
  file: string,
  read: (query: (sql: string) => Record<string, unknown>, database: Libsql.Database) => T,
): T {
  const database = new Libsql(file);
  try {
    return read((sql) => database.prepare(sql).get() as Record<string, unknown>, database);
  } finally {
    database.close();
  }
}

/** Creates an empty file that only its owner can read. `VACUUM INTO` fills it and keeps its mode. */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code === 'EEXIST' ? `${file} already exists. Nothing was written.` : message);
  }
}

/**
 * Gives `targetFile` the owner of `sourceFile` if this process runs as root, so that a server that does not run as root
 * can open a file created by root.
 */
export function copyOwner(targetFile: string, sourceFile: string): void {
  const { uid, gid } = statSync(sourceFile);
  if (process.getuid?.() === 0) chownSync(targetFile, uid, gid);
}

/** Flushes a file to disk. Pass `r` for a folder, which cannot be opened for writing. */
export function fsyncPath(file: string, flags: 'r+' | 'r' = 'r+'): void {
  const descriptor = openSync(file, flags);
  fsyncSync(descriptor);
  closeSync(descriptor);
}
