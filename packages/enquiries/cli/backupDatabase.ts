import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { EnquiryFields } from '../EnquiriesOptions';
import type { DatabaseConnection } from '../store/DatabaseConnection';
import { createPrivateFile, fsyncPath, requireSqliteFile, verifyCopy } from './databaseCopies';

/**
 * Copies a consistent snapshot of the database into a new file that only its owner can read, and verifies the copy.
 * Returns the text to print.
 */
export async function backupDatabase(
  fields: EnquiryFields,
  url: string,
  database: DatabaseConnection,
  file: string,
): Promise<string> {
  requireSqliteFile(url);
  const target = path.resolve(file);
  createPrivateFile(target);
  try {
    await database.use(({ db }) => sql`VACUUM INTO ${target}`.execute(db));
    const enquiryCount = verifyCopy(target, fields);
    fsyncPath(target);
    return `Copied ${enquiryCount} to ${file}.\n`;
  } catch (error) {
    rmSync(target);
    throw new Error(`The backup failed: ${(error as Error).message}`);
  }
}
