import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseConnection } from '../DatabaseConnection';
import { getDatabaseFile } from '../getDatabaseFile';
import { markRestored } from '../identifyStore';
import { checkpoint } from '../maintenance';
import type { StoreDefinition } from '../StoreDefinition';
import { copyOwner, fsyncPath, requireMigratableCopy, requireSqliteFile, verifyCopy } from './databaseCopies';
import { replaceContents } from './replaceContents';
import { replaceFile } from './replaceFile';

/** The part of the name of a temporary copy between the name of the database file and the process ID. */
const COPY_INFIX = '.restoring-';

/**
 * Replaces the contents of a SQLite database with a backup in one transaction. If the database is missing or damaged,
 * replaces its file instead. Saves the former contents in a file beside the database. The server may be running.
 * Returns the number of restored rows of the main table, and the path of the former contents, if any. If the backup
 * cannot be used, throws and leaves the database unchanged.
 */
export async function restoreDatabase(
  definition: StoreDefinition,
  url: string,
  backup: string,
): Promise<{ rowCount: number; previousFile: string | undefined }> {
  const databasePath = requireSqliteFile(url);
  const file = existsSync(databasePath) ? realpathSync(databasePath) : path.resolve(databasePath);
  if (!existsSync(backup)) throw new Error(`File not found: ${backup}`);
  if (existsSync(`${backup}-wal`)) {
    throw new Error(
      `${backup} is a database in use: ${backup}-wal contains a part of it. Create a backup of it and restore that.`,
    );
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copyPath = `${file}${COPY_INFIX}${process.pid}`;
  const savedFile = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  try {
    const rowCount = await prepareCopy(definition, backup, copyPath, file);
    const previousFile = replaceContents(file, copyPath, savedFile) ?? replaceFile(file, copyPath, savedFile);
    if (previousFile === savedFile) copyOwner(savedFile, file);
    return { rowCount, previousFile };
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-new']) rmSync(copyPath + suffix, { force: true });
  }
}

/** Copies the backup beside the database, then migrates and checks the copy. The backup itself is never opened. */
async function prepareCopy(
  definition: StoreDefinition,
  backup: string,
  copyPath: string,
  file: string,
): Promise<number> {
  copyFileSync(backup, copyPath, constants.COPYFILE_EXCL);
  chmodSync(copyPath, 0o600);
  copyOwner(copyPath, existsSync(file) ? file : path.dirname(file));
  const database = new DatabaseConnection(definition, pathToFileURL(copyPath).href, undefined, {
    mayCreate: false,
  });
  try {
    requireMigratableCopy(copyPath, definition);
    // Opening the copy migrates it.
    await database.use(async () => undefined);
    const rowCount = verifyCopy(copyPath, definition);
    await database.use(async ({ db }) => {
      await markRestored(db, Date.now());
      await checkpoint(db);
    });
    return rowCount;
  } catch (error) {
    throw new Error(`${backup} cannot be restored: ${(error as Error).message}`);
  } finally {
    database.close();
    fsyncPath(copyPath);
  }
}

/** Returns the names of the copies that interrupted restores left beside the database. */
export function findInterruptedRestores(url: string): string[] {
  const file = getDatabaseFile(url);
  if (file === undefined) return [];
  const prefix = path.basename(file) + COPY_INFIX;
  return readdirSync(path.dirname(file)).filter((name) => name.startsWith(prefix));
}
