import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StoreOptions } from '../EnquiriesOptions';
import { DatabaseConnection } from '../store/DatabaseConnection';
import { markRestored } from '../store/identity';
import { checkpoint } from '../store/maintenance';
import { checkVersion, copyOwner, fsyncPath, requireSqliteFile, verifyCopy } from './databaseCopies';
import { replaceContents } from './replaceContents';
import { replaceFile } from './replaceFile';

/**
 * Replaces the contents of the database with a backup in one transaction, or its file if it is missing or damaged, and
 * saves the former contents in a file beside it. The server may be running. Returns the text to print. Throws if the
 * backup cannot be used; the database is then unchanged.
 */
export async function restoreDatabase(schema: StoreOptions, url: string, backup: string): Promise<string> {
  const databasePath = requireSqliteFile(url);
  const file = existsSync(databasePath) ? realpathSync(databasePath) : path.resolve(databasePath);
  if (!existsSync(backup)) throw new Error(`File not found: ${backup}`);
  if (existsSync(`${backup}-wal`)) {
    throw new Error(
      `${backup} is a database in use: ${backup}-wal contains a part of it. Create a backup of it and restore that.`,
    );
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copyPath = `${file}.restoring-${process.pid}`;
  const savedFile = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  try {
    const enquiryCount = await prepareCopy(schema, backup, copyPath, file);
    const previousFile = replaceContents(file, copyPath, savedFile) ?? replaceFile(file, copyPath, savedFile);
    if (previousFile === savedFile) copyOwner(savedFile, file);
    const savedNote =
      previousFile === undefined
        ? ''
        : ` The previous contents are in ${previousFile}. Delete this file when you no longer need it.`;
    return `Restored ${enquiryCount} from ${backup}.${savedNote}
The backup may contain people who were erased or unsubscribed after it was made. Repeat those actions.\n`;
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-new']) rmSync(copyPath + suffix, { force: true });
  }
}

/** Copies the backup beside the database, then migrates and checks the copy. The backup itself is never opened. */
async function prepareCopy(
  schema: StoreOptions,
  backup: string,
  copyPath: string,
  file: string,
): Promise<string> {
  copyFileSync(backup, copyPath, constants.COPYFILE_EXCL);
  chmodSync(copyPath, 0o600);
  copyOwner(copyPath, existsSync(file) ? file : path.dirname(file));
  const database = new DatabaseConnection(schema, pathToFileURL(copyPath).href, undefined, {
    mayCreate: false,
  });
  try {
    checkVersion(copyPath);
    await database.use(async () => undefined);
    const enquiryCount = verifyCopy(copyPath, schema.fields);
    await database.use(async ({ db }) => {
      await markRestored(db, Date.now());
      await checkpoint(db);
    });
    return enquiryCount;
  } catch (error) {
    throw new Error(`${backup} cannot be restored: ${(error as Error).message}`);
  } finally {
    database.close();
    fsyncPath(copyPath);
  }
}
