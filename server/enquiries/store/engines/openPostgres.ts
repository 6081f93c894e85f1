import { Kysely, PostgresDialect, sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Tables } from '../Tables';
import type { Engine } from './Engine';
import { scrubPostgres } from './scrubPostgres';

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
    onConnect: makeDurable,
    types: {
      getTypeParser: (id, format) =>
        WHOLE_NUMBERS.includes(id) ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // A connection that breaks leaves the pool by itself, and the statement that it breaks under says so; unheard, its
  // event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    getWarning: () => findUnsafeSettings(db),
    scrub: () => scrubPostgres(new pg.Client({ connectionString: url, application_name: 'leads' })),
    beforeMigration: [
      `SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`,
      // SQLite has one of this name that folds the letters of ASCII.
      `CREATE COLLATION IF NOT EXISTS nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)`,
    ],
  };
}

/** Has a commit wait for the disk if the server's default is not to. The settings that wait for a standby stay. */
async function makeDurable(client: ClientBase): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  );
}

/** Returns which settings let a crash of the machine destroy stored enquiries: only the server's owner can change them. */
async function findUnsafeSettings(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name
  `.execute(db);
  if (rows.length === 0) return undefined;
  const names = rows.map(({ name }) => name).join(', ');
  return `A crash of the database server can destroy stored enquiries. Switch on in its configuration: ${names}`;
}
