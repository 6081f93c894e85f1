import { randomBytes } from 'node:crypto';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { getDatabaseFile } from '@/server/enquiries/store/getDatabaseFile';
import { temporaryFolder } from './temporaryFolder';

/** The PostgreSQL that the tests run on, if not on SQLite: `tests/postgres/start.mjs` starts it. */
const server = process.env.TEST_POSTGRES_URL;

/** The URL of a store that is new: a file, or a schema of its own in the server. */
export async function newStore(): Promise<string> {
  if (server === undefined) return `file:${path.join(temporaryFolder(), 'data', 'leads.db')}`;
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `CREATE SCHEMA ${schema}`);
  return `${server}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

type Row = Record<string, unknown>;

/** Runs statements on a store, one after the other, past the code of the store. Returns the rows of the last. */
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
