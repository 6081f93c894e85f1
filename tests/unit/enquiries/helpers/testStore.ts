import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { getDatabaseFile } from 'enquiries';
import Libsql from 'libsql';
import pg from 'pg';
import { createTemporaryFolder } from './createTemporaryFolder';

/** The PostgreSQL server to test with instead of SQLite: `tests/postgres/start.mjs` starts it. */
const server = process.env.TEST_POSTGRES_URL;

/** Returns the URL of a new store: a file, or a separate schema in the server. */
export async function newStore(): Promise<string> {
  if (server === undefined) return `file:${path.join(createTemporaryFolder(), 'data', 'leads.db')}`;
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `CREATE SCHEMA ${schema}`);
  return `${server}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

type Row = Record<string, unknown>;

/** Runs SQL statements on a store directly, one after another. Returns the rows of the last one. */
export async function runSql(url: string, ...statements: string[]): Promise<Row[]> {
  const file = getDatabaseFile(url);
  return file === undefined ? runOnServer(url, statements) : runOnFile(file, statements);
}

function runOnFile(file: string, statements: string[]): Row[] {
  const database = new Libsql(file, { timeout: 10_000 });
  try {
    let rows: Row[] = [];
    for (const statement of statements) {
      const prepared = database.prepare(statement);
      if (prepared.reader) rows = prepared.all() as Row[];
      else prepared.run();
    }
    return rows;
  } finally {
    database.close();
  }
}

async function runOnServer(url: string, statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
