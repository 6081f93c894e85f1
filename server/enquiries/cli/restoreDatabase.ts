import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseConnection } from '../store/DatabaseConnection';
import { markRestored } from '../store/identity';
import { checkpoint } from '../store/maintenance';
import { checkVersion, copyOwner, fsyncPath, requireSqliteFile, verifyCopy } from './databaseCopies';
import { replaceContents } from './replaceContents';
import { replaceFile } from './replaceFile';

/**
 * Replaces the contents of the database with a backup in one transaction, and saves the former contents in a file
 * beside it. The server may be running. Returns the text to print. Throws if the backup cannot be used; the database is
 * then unchanged.
 */
export async function restoreDatabase(url: string, backup: string): Promise<string> {
  const named = requireSqliteFile(url);
  const file = existsSync(named) ? realpathSync(named) : path.resolve(named);
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  if (existsSync(`${backup}-wal`)) {
    throw new Error(`${backup} is a database in use, with a part of it in ${backup}-wal: restore a backup.`);
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copy = `${file}.restoring-${process.pid}`;
  const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  try {
    const leads = await prepare(backup, copy, file);
    const former = replaceContents(file, copy, aside) ?? replaceFile(file, copy, aside);
    if (former === aside) copyOwner(aside, file);
    const kept =
      former === undefined ? '' : ` What was there before is ${former}: delete it when it is not needed.`;
    return `Restored ${leads} from ${backup}.${kept}
Whoever was erased or unsubscribed since the backup is in it again: repeat that.\n`;
  } finally {
    for (const part of ['', '-wal', '-shm', '-new']) rmSync(copy + part, { force: true });
  }
}

/** Copies the backup beside the database, then migrates and checks the copy. The backup itself is never opened. */
async function prepare(backup: string, copy: string, file: string): Promise<string> {
  copyFileSync(backup, copy, constants.COPYFILE_EXCL);
  chmodSync(copy, 0o600);
  copyOwner(copy, existsSync(file) ? file : path.dirname(file));
  const database = new DatabaseConnection(pathToFileURL(copy).href, undefined, { mayCreate: false });
  try {
    checkVersion(copy);
    await database.use(async () => undefined);
    const leads = verifyCopy(copy);
    await database.use(async ({ db }) => {
      await markRestored(db, Date.now());
      await checkpoint(db);
    });
    return leads;
  } catch (error) {
    throw new Error(`${backup} cannot be restored: ${(error as Error).message}`);
  } finally {
    database.close();
    fsyncPath(copy);
  }
}
