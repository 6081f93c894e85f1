import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { copyOwner, fsyncPath } from './databaseCopies';
import { LOCK_PATIENCE } from './replaceContents';

/**
 * Puts a copy in the place of a database that is absent or damaged, while nobody writes to it. Returns where the former
 * file, or what was left of it, is now; undefined if there was nothing.
 */
export function replaceFile(file: string, copy: string, aside: string): string | undefined {
  // A file that no connection of this process is open to: SQLite shares its view of a log by file, not by path.
  const fresh = `${copy}-new`;
  copyFileSync(copy, fresh);
  copyOwner(fresh, copy);
  fsyncPath(fresh);
  const exists = existsSync(file);
  const release = exists ? lock(file) : () => undefined;
  try {
    if (exists) linkSync(file, aside);
    // The write-ahead log of the former database would be read as a part of the new one.
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

/** Moves the write-ahead log into the file and locks it, as far as the damage lets it. */
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
