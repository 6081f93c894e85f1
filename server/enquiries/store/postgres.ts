import { setTimeout } from 'node:timers/promises';
import { type DatabaseIntrospector, Kysely, PostgresDialect, sql, type TableMetadata } from 'kysely';
import type { Client, ClientBase } from 'pg';
import type { Engine, Tables } from './tables';

/** Name of the program in the list of connections of the server. */
const PROGRAM_NAME = 'leads';

/** The tables with personal data. */
const PERSONAL_TABLES = ['leads', 'outbox', 'subscribers', 'consents'];

/** Maximum wait for transactions that lock a table or can still see deleted rows. */
const SCRUB_TIMEOUT_MS = 30_000;

/** Lock timeout of one attempt: while it waits, other transactions on the table wait too. */
const LOCK_TIMEOUT_MS = 1000;
const RETRY_DELAY_MS = 250;

const OPEN_TRANSACTION =
  'Deleted rows are still in the files, because another session has an open transaction. Run the command again.';

/** Time limit for a server to accept a connection. */
const CONNECT_TIMEOUT_MS = 3000;

/** Time that the client waits after the server's statement timeout, so that the server's error arrives. */
const CLIENT_MARGIN_MS = 250;

/** Type OIDs of `int8` and `numeric`: counts, sums and times, all of them safe integers. */
const INTEGER_TYPE_IDS = [20, 1700];

/** Opens a PostgreSQL database, which connects at the first statement. `timeoutMs` is the statement timeout. */
export async function openPostgres(url: string, timeoutMs: number): Promise<Engine> {
  // The driver is loaded only if PostgreSQL is used.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    application_name: PROGRAM_NAME,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + CLIENT_MARGIN_MS,
    idle_in_transaction_session_timeout: timeoutMs + CLIENT_MARGIN_MS,
    keepAlive: true,
    onConnect: enableSynchronousCommit,
    types: {
      getTypeParser: (id, format) =>
        INTEGER_TYPE_IDS.includes(id) ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // A broken connection is removed from the pool, and its statement rejects with the error. Without a listener, the
  // `error` event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new StoreDialect({ pool }) });
  return {
    db,
    // Finds the table by the search path, as statements do: it need not be in the first schema.
    columnsQuery: `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = to_regclass('leads') AND attnum > 0 AND NOT attisdropped`,
    binaryCollation: '"C"',
    scrub: () => scrubPostgres(new pg.Client({ connectionString: url, application_name: PROGRAM_NAME })),
  };
}

/**
 * Finds only the names of tables, which the migrator needs, and only those that statements find by the search path.
 * Kysely's own query reads every column of the database, and fails when another program renames or drops a table or a
 * schema meanwhile.
 */
class StoreDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<Tables>): DatabaseIntrospector {
    const getTables = async (): Promise<TableMetadata[]> => {
      const { rows } = await sql<{ name: string }>`
        SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND pg_table_is_visible(oid)`.execute(db);
      return rows.map((table) => ({ ...table, isView: false, columns: [] }));
    };
    return Object.assign(super.createIntrospector(db), { getTables });
  }
}

/**
 * Makes commits wait for the disk if the server's default does not. Settings that also wait for a standby stay
 * unchanged.
 */
async function enableSynchronousCommit(client: ClientBase): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  );
}

/** SQLSTATE `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Rewrites tables with personal data, because a plain `VACUUM` leaves deleted rows in the files until their space is
 * reused. Waits for transactions that lock a table or can still see deleted rows, such as those of the running server.
 * Throws if traces may be left.
 */
async function scrubPostgres(client: Client): Promise<void> {
  const notices: { severity?: string | undefined; message?: string; detail?: string | undefined }[] = [];
  client.on('notice', (notice) => notices.push(notice));
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const table of PERSONAL_TABLES) await rewrite(`VACUUM (FULL, VERBOSE, ANALYZE) ${table}`);
    // The statistics contain samples of values.
    await rewrite('VACUUM (FULL, VERBOSE) pg_catalog.pg_statistic');
  } finally {
    await client.end();
  }

  async function rewrite(statement: string): Promise<void> {
    const deadline = performance.now() + SCRUB_TIMEOUT_MS;
    while (!(await tryRewrite(statement))) {
      if (performance.now() > deadline) throw new Error(OPEN_TRANSACTION);
      await setTimeout(RETRY_DELAY_MS);
    }
  }

  /** Returns false if a transaction locks the table or can still see deleted rows. */
  async function tryRewrite(statement: string): Promise<boolean> {
    notices.length = 0;
    try {
      await client.query(statement);
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
