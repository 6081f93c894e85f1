import { Kysely, PostgresDialect, sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Engine } from './DatabaseConnection';
import { scrubPostgres } from './scrubPostgres';
import type { Tables } from './Tables';

/** Name of the program in the list of connections of the server. */
const PROGRAM_NAME = 'leads';

/** The tables with personal data. */
const PERSONAL_TABLES = ['leads', 'outbox', 'subscribers', 'consents', 'request_counts'];

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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    // Finds the table by the search path, as statements do: it need not be in the first schema.
    columnsQuery: `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = to_regclass('leads') AND attnum > 0 AND NOT attisdropped`,
    getWarning: () => findUnsafeSettings(db),
    binaryCollation: '"C"',
    async getSchema() {
      const { rows } = await sql<{ name: string }>`SELECT current_schema() AS name`.execute(db);
      return { migrationTableSchema: rows[0]?.name ?? 'public' };
    },
    scrub: () =>
      scrubPostgres(
        new pg.Client({ connectionString: url, application_name: PROGRAM_NAME }),
        PERSONAL_TABLES,
      ),
  };
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

/**
 * Returns a warning about settings with which a crash of the machine can destroy stored data. Only the server's
 * owner can change them.
 */
async function findUnsafeSettings(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name
  `.execute(db);
  if (rows.length === 0) return undefined;
  const names = rows.map(({ name }) => name).join(', ');
  return `A crash of the database server can destroy stored data. Set these to on in its configuration: ${names}`;
}
