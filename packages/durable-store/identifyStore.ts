import type { Kysely } from 'kysely';
import { NoDatabaseError } from './NoDatabaseError';
import type { StoreTables } from './StoreTables';

/** Exit code of the store process if its file was deleted or replaced. */
export const FILE_CHANGED_EXIT_CODE = 75;

/** Name of the row in `chores` (times of periodic jobs) that stores when a backup was restored. */
const RESTORE_ROW = 'restore';

/** An opened database: its creation time, which is the same in its backups, and its opening time (ms since 1970). */
export type OpenedStore = { createdAt: number; openedAt: number };

/**
 * Identifies an open database. Returns its creation and opening times. Throws `NoDatabaseError` if it is neither the
 * known database nor a backup restored since.
 */
export async function identifyStore(
  db: Kysely<StoreTables>,
  known: OpenedStore | undefined,
  command: string,
): Promise<OpenedStore> {
  const firstMigration = await db
    .selectFrom('migrations')
    .select('applied_at')
    .where('version', '=', 1)
    .executeTakeFirst();
  const createdAt = firstMigration?.applied_at ?? 0;
  const isKnown = known === undefined || known.createdAt === createdAt;
  if (!isKnown && !(await wasRestored(db, known.openedAt))) {
    throw new NoDatabaseError(
      `The database was replaced with another one. Put the former database back, run "${command} restore", or restart the server to use the new one.`,
    );
  }
  return { createdAt, openedAt: Date.now() };
}

/** Marks a database as restored. */
export async function markRestored(db: Kysely<StoreTables>, now: number): Promise<void> {
  await db
    .insertInto('chores')
    .values({ name: RESTORE_ROW, done_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: now }))
    .execute();
}

async function wasRestored(db: Kysely<StoreTables>, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('chores')
    .select('name')
    .where('name', '=', RESTORE_ROW)
    .where('done_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
