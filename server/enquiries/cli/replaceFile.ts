import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { copyOwner, fsyncPath } from './databaseCopies';
import { LOCK_PATIENCE } from './replaceContents';

/**
 * Moves a copy into the place of a database that is missing or damaged, and blocks writers while it does so. Returns
 * the new path of the former file (or of its write-ahead log), or undefined if neither existed.
 */
export function replaceFile(file: string, copy: string, aside: string): string | undefined {
  // No connection of this process may be open to the new file: SQLite shares its view of the write-ahead log per file,
  // not per path.
  const fresh = `${copy}-new`;
  copyFileSync(copy, fresh);
  copyOwner(fresh, copy);
  fsyncPath(fresh);
  const exists = existsSync(file);
  const release = exists ? lock(file) : () => undefined;
  try {
    if (exists) linkSync(file, aside);
    // Otherwise SQLite would apply the former database's write-ahead log to the new one.
    const hasLog = existsSync(`${file}-wal`);
    if (hasLog) renameSync(`${file}-wal`, `${aside}-wal`);
    rmSync(`${file}-shm`, { force: true });
    if (exists) renameSync(fresh, file);
    // Fails if another process has created a database since.
    else linkSync(fresh, file);
    fsyncPath(path.dirname(file), 'r');
    if (exists) return aside;
    return hasLog ? `${aside}-wal` : undefined;
  } finally {
    release();
  }
}

/** Moves the write-ahead log into the file and locks the file, as far as the damage permits. */
function lock(file: string): () => void {
  let database: Libsql.Database | undefined;
  try {
    database = new Libsql(file, { timeout: LOCK_PATIENCE });
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.exec('BEGIN IMMEDIATE');
    return () => {
      database?.exec('ROLLBACK');
      database?.close();
    };
  } catch (error) {
    database?.close();
    const { code } = error as { code?: string };
    if (code === 'SQLITE_BUSY') throw new Error('Another process keeps the database locked: try again.');
    return () => undefined;
  }
}
