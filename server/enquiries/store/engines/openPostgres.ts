import { Kysely, PostgresDialect } from 'kysely';
import type { Tables } from '../Tables';
import type { Engine } from './Engine';

/** As many as calls are under way at once (`DatabaseProcess`): none waits for a connection. */
const MOST_CONNECTIONS = 8;

/** How long a server may take to accept a connection, in milliseconds. */
const CONNECT_LIMIT = 3000;

/** How much longer than the server the client waits for a statement that is too slow, in milliseconds. */
const MARGIN = 250;

/** The names of the types `int8` and `numeric` in results: counts, sums and times, all of them safe integers. */
const WHOLE_NUMBERS = [20, 1700];

/** Serializes migrations; any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_164_200_518;

/** Opens a PostgreSQL database, at the first statement. `patience`: how long a statement may take, in milliseconds. */
export async function openPostgres(url: string, patience: number): Promise<Engine> {
  // Only who asks for PostgreSQL loads its driver.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'leads',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT,
    statement_timeout: patience,
    query_timeout: patience + MARGIN,
    idle_in_transaction_session_timeout: patience + MARGIN,
    keepAlive: true,
    types: {
      getTypeParser: (id, format) =>
        WHOLE_NUMBERS.includes(id) ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // A connection that breaks leaves the pool by itself, and the statement that it breaks under says so; unheard, its
  // event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    beforeMigration: [
      `SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`,
      // SQLite has one of this name that folds the letters of ASCII.
      `CREATE COLLATION IF NOT EXISTS nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)`,
    ],
  };
}
