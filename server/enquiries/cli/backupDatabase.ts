import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { DatabaseConnection } from '../store/DatabaseConnection';
import { checkCopy, flush, needFile } from './copies';

/** Copies the database at one moment into a new file, only for its owner, and reads the copy. Returns what to tell. */
export async function backupDatabase(
  url: string,
  database: DatabaseConnection,
  file: string,
): Promise<string> {
  needFile(url);
  const target = path.resolve(file);
  makeNew(target);
  try {
    await database.use(({ db }) => sql`VACUUM INTO ${target}`.execute(db));
    const leads = checkCopy(target);
    flush(target);
    return `Copied ${leads} to ${file}.\n`;
  } catch (error) {
    rmSync(target);
    throw new Error(`The database was not copied: ${(error as Error).message}`);
  }
}

/** `VACUUM INTO` takes an empty file, whose mode it keeps. */
function makeNew(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code === 'EEXIST' ? `${file} exists already: nothing was written.` : message);
  }
}
