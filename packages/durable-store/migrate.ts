import { type Kysely, sql } from 'kysely';
import type { Engine } from './engines/Engine';
import { getRemedy, NoDatabaseError } from './NoDatabaseError';
import type { StoreDefinition } from './StoreDefinition';
import { CHORES_TABLE, MIGRATIONS_TABLE, type StoreTables } from './StoreTables';

/**
 * Migrates a database to the newest version and adds missing columns, in one transaction; other processes wait. Passes on
 * the errors of the driver, and throws `NoDatabaseError` if there are no tables and `mayCreate` is false.
 */
export async function migrate(
  { db, columnsQuery, beforeMigration = [] }: Engine,
  definition: StoreDefinition,
  mayCreate: boolean,
): Promise<void> {
  const { migrations, command } = definition;
  const listColumnStatements = async (executor: Kysely<StoreTables>) => {
    const { rows } = await sql.raw<{ name: string }>(columnsQuery).execute(executor);
    return getMissingColumnStatements(
      definition,
      rows.map(({ name }) => name),
    );
  };
  const version = await getVersion(db).catch(returnZeroIfNoTable);
  if (version >= migrations.length && (await listColumnStatements(db)).length === 0) return;
  if (version === 0 && !mayCreate) {
    throw new NoDatabaseError(`The database has no tables. ${getRemedy(command)}`);
  }
  await db.transaction().execute(async (transaction) => {
    const execute = (statement: string) => sql.raw(statement).execute(transaction);
    for (const statement of beforeMigration) await execute(statement);
    await execute(MIGRATIONS_TABLE);
    for (let next = (await getVersion(transaction)) + 1; next <= migrations.length; next++) {
      for (const statement of migrations[next - 1] ?? []) await execute(statement);
      await transaction.insertInto('migrations').values({ version: next, applied_at: Date.now() }).execute();
    }
    await execute(CHORES_TABLE);
    for (const statement of await listColumnStatements(transaction)) await execute(statement);
  });
}

/**
 * Returns 0 if the version query failed because the table is missing: PostgreSQL reports SQLSTATE `undefined_table`,
 * SQLite a message.
 */
function returnZeroIfNoTable(error: Error & { code?: string }): number {
  if (error.code === '42P01' || error.message.includes('no such table')) return 0;
  throw error;
}

/** Returns the number of applied migrations. Throws if the table is missing. */
async function getVersion(db: Kysely<StoreTables>): Promise<number> {
  const { version } = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** Returns the statements that add the columns which the main table does not have yet. */
export function getMissingColumnStatements(
  { mainTable, columns = {} }: Pick<StoreDefinition, 'mainTable' | 'columns'>,
  existingColumns: string[],
): string[] {
  return Object.entries(columns)
    .filter(([name]) => !existingColumns.includes(name))
    .map(([name, definition]) => `ALTER TABLE ${mainTable} ADD COLUMN ${name} ${definition}`);
}
