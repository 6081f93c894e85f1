import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { copyOwner, fsyncPath } from './databaseCopies';
import { LOCK_TIMEOUT_MS } from './replaceContents';

/**
 * Moves a copy into the place of a database that is missing or damaged, and blocks writers while it does so. Returns
 * the new path of the former file (or of its write-ahead log), or undefined if neither existed.
 */
export function replaceFile(file: string, copyPath: string, savedFile: string): string | undefined {
  // This process has opened `copyPath`, so copy the file again: connections of a process share the state of the
  // write-ahead log per file, not per path.
  const newFile = `${copyPath}-new`;
  copyFileSync(copyPath, newFile);
  copyOwner(newFile, copyPath);
  fsyncPath(newFile);
  const hasFormerFile = existsSync(file);
  const unlockFile = hasFormerFile ? lockFile(file) : () => undefined;
  try {
    if (hasFormerFile) linkSync(file, savedFile);
    // Otherwise SQLite would apply the former database's write-ahead log to the new one.
    const hasLog = existsSync(`${file}-wal`);
    if (hasLog) renameSync(`${file}-wal`, `${savedFile}-wal`);
    rmSync(`${file}-shm`, { force: true });
    if (hasFormerFile) renameSync(newFile, file);
    // Fails if another process has created a database in the meantime.
    else linkSync(newFile, file);
    fsyncPath(path.dirname(file), 'r');
    if (hasFormerFile) return savedFile;
    return hasLog ? `${savedFile}-wal` : undefined;
  } finally {
    unlockFile();
  }
}

/**
 * Moves the write-ahead log into the file and locks the file, as far as the damage permits. Returns a function that
 * unlocks the file.
 */
function lockFile(file: string): () => void {
  let database: Libsql.Database | undefined;
  try {
    database = new Libsql(file, { timeout: LOCK_TIMEOUT_MS });
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.exec('BEGIN IMMEDIATE');
    return () => {
      database?.exec('ROLLBACK');
      database?.close();
    };
  } catch (error) {
    database?.close();
    const { code } = error as { code?: string };
    if (code?.startsWith('SQLITE_BUSY'))
      throw new Error('Another process has locked the database. Try again.');
    return () => undefined;
  }
}
