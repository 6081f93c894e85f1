import { type Kysely, Migrator, sql } from 'kysely';
import type { EnquiryFields } from '../EnquiriesOptions';
import type { Engine } from './DatabaseConnection';
import { createMissingDatabaseError } from './DatabaseError';
import { createMigrations } from './migrations';
import type { Tables } from './Tables';

/** The definition of a column by the type of its field. Rows from before the field was added get the default. */
const columnDefinitions = {
  text: "TEXT NOT NULL DEFAULT ''",
  box: 'INTEGER NOT NULL DEFAULT 0',
  time: 'BIGINT NOT NULL DEFAULT 0',
};

/**
 * Applies missing migrations and adds the columns of new fields. Passes on the errors of the driver, and throws
 * `NO_DATABASE` if there are no tables and `mayCreate` is false.
 */
export async function migrate(engine: Engine, fields: EnquiryFields, mayCreate: boolean): Promise<void> {
  const { db, binaryCollation, columnsQuery } = engine;
  const migrations = createMigrations(binaryCollation);
  const appliedCount = await countMigrations(db);
  if (appliedCount < Object.keys(migrations).length) {
    if (appliedCount === 0 && !mayCreate) throw createMissingDatabaseError('The database has no tables');
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      ...(await engine.getSchema?.()),
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }
  const { rows } = await sql.raw<{ name: string }>(columnsQuery).execute(db);
  const existingColumns = new Set(rows.map(({ name }) => name));
  for (const { setBy, column, type } of Object.values(fields)) {
    if (setBy === 'query' || existingColumns.has(column)) continue;
    await sql.raw(`ALTER TABLE leads ADD COLUMN ${column} ${columnDefinitions[type]}`).execute(db);
  }
}

/**
 * Returns the number of applied migrations; 0 if the table is missing: PostgreSQL reports SQLSTATE `undefined_table`,
 * SQLite a message.
 */
async function countMigrations(db: Kysely<Tables>): Promise<number> {
  try {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM kysely_migration`.execute(db);
    return Number(rows[0]?.count);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === '42P01' || message.includes('no such table')) return 0;
    throw error;
  }
}
