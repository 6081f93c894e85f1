import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { DatabaseConnection } from '../DatabaseConnection';
import type { StoreOperations } from '../StoreDefinition';
import { createPrivateFile, fsyncPath, requireSqliteFile, verifyCopy } from './databaseCopies';

/**
 * Copies a consistent snapshot of a SQLite database into a new file that only its owner can read, and verifies the copy.
 * Returns the number of copied rows of the main table.
 */
export async function backupDatabase<Operations extends StoreOperations>(
  database: DatabaseConnection<Operations>,
  file: string,
): Promise<number> {
  requireSqliteFile(database.url);
  const target = path.resolve(file);
  createPrivateFile(target);
  try {
    await database.use(({ db }) => sql`VACUUM INTO ${target}`.execute(db));
    const rowCount = verifyCopy(target, database.definition);
    fsyncPath(target);
    return rowCount;
  } catch (error) {
    rmSync(target);
    throw new Error(`The backup failed: ${(error as Error).message}`);
  }
}
