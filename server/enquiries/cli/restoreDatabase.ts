import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { checkCopy, flush, needFile } from './copies';

/** How long to wait for whoever writes to the database, in milliseconds. */
const LOCK_PATIENCE = 10_000;

/**
 * Puts a backup in the place of the database, which is kept beside it under another name. A server that runs notices
 * the new file at its next call. Returns what to tell. Throws where the backup cannot be used; nothing has changed then.
 */
export function restoreDatabase(url: string, backup: string): string {
  const file = needFile(url);
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  if (existsSync(`${backup}-wal`)) {
    throw new Error(`${backup} is a database in use, with a part of it in ${backup}-wal: restore a backup.`);
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copy = `${file}.restoring-${process.pid}`;
  try {
    const leads = prepare(backup, copy, file);
    const aside = replace(file, copy);
    const kept =
      aside === undefined ? '' : ` What was there before is ${aside}: delete it when it is not needed.`;
    return `Restored ${leads} from ${backup}.${kept}
Whoever was erased or unsubscribed since the backup is in it again: repeat that.\n`;
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Copies the backup beside the database and reads it to the end: nothing is opened where the backup lies. */
function prepare(backup: string, copy: string, file: string): string {
  copyFileSync(backup, copy, constants.COPYFILE_EXCL);
  chmodSync(copy, 0o600);
  // The server, which may be another user, has to open it.
  const { uid, gid } = statSync(existsSync(file) ? file : path.dirname(file));
  if (process.getuid?.() === 0) chownSync(copy, uid, gid);
  try {
    return checkCopy(copy);
  } catch (error) {
    throw new Error(`${backup} cannot be restored: ${(error as Error).message}`);
  } finally {
    for (const companion of ['-wal', '-shm']) rmSync(copy + companion, { force: true });
    flush(copy);
  }
}

/**
 * Exchanges the files while nobody writes. Whoever waits to write gets the lock of the old file afterwards, sees that
 * the database has moved, and writes to the new one. Returns where the old one is; undefined where there was none.
 */
function replace(file: string, copy: string): string | undefined {
  const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const isThere = existsSync(file);
  const release = isThere ? lock(file) : () => undefined;
  try {
    if (isThere) linkSync(file, aside);
    // The newest part of the old database, which would be taken for one of the new, even where the rest was moved away.
    const hasLog = existsSync(`${file}-wal`);
    if (hasLog) renameSync(`${file}-wal`, `${aside}-wal`);
    rmSync(`${file}-shm`, { force: true });
    renameSync(copy, file);
    flush(path.dirname(file), 'r');
    if (isThere) return aside;
    return hasLog ? `${aside}-wal` : undefined;
  } finally {
    release();
  }
}

/** Takes the lock to write; a database that is damaged has none to take. */
function lock(file: string): () => void {
  let database: Libsql.Database | undefined;
  try {
    database = new Libsql(file, { timeout: LOCK_PATIENCE });
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
