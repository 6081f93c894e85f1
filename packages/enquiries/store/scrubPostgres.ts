import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';

/** The statistics table of PostgreSQL, which contains samples of values. */
const STATISTICS = 'pg_catalog.pg_statistic';

/** Maximum wait for transactions that can still see deleted rows or that lock a table. */
const SCRUB_TIMEOUT_MS = 30_000;

/** Lock timeout of one attempt: while it waits, other transactions on the table wait too. */
const LOCK_TIMEOUT_MS = 1000;
const RETRY_DELAY_MS = 250;

/** SQLSTATE `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Rewrites tables with personal data, because a plain `VACUUM` leaves deleted rows in the files until their space
 * is reused. Throws if traces may be left.
 */
export async function scrubPostgres(client: Client, tables: readonly string[]): Promise<void> {
  const notices: { severity?: string | undefined; message?: string; detail?: string | undefined }[] = [];
  client.on('notice', (notice) => notices.push(notice));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const table of tables) await rewrite(table, 'FULL, VERBOSE, ANALYZE');
    await rewrite(STATISTICS, 'FULL, VERBOSE');
  } finally {
    await client.end();
  }

  async function rewrite(table: string, options: string): Promise<void> {
    const deadline = performance.now() + SCRUB_TIMEOUT_MS;
    while (!(await tryRewrite(table, options))) {
      if (performance.now() > deadline) {
        throw new Error(
          `Deleted rows are still in the files of ${table}, because another session has an open transaction. Try again.`,
        );
      }
      await setTimeout(RETRY_DELAY_MS);
    }
  }

  /** Returns false if a transaction locks the table or can still see deleted rows. */
  async function tryRewrite(table: string, options: string): Promise<boolean> {
    notices.length = 0;
    try {
      await client.query(`VACUUM (${options}) ${table}`);
    } catch (error) {
      if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
      throw error;
    }
    // PostgreSQL skips a table of another owner with a warning only.
    const warning = notices.find(({ severity }) => severity === 'WARNING');
    if (warning) throw new Error(`${warning.message}. Run the command as the owner of the database.`);
    // In every language of the server, the detail of a notice starts with the number of rows that were not removed.
    return notices.every(({ detail = '' }) => Number(/\d+/.exec(detail)?.[0] ?? 0) === 0);
  }
}
