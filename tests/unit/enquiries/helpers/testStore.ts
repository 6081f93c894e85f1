import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { getDatabaseFile } from '@/server/enquiries/store/sqlite';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

/** URL of the PostgreSQL server that `tests/postgres/start.mjs` starts. If undefined, the tests use SQLite files. */
const serverUrl = process.env.TEST_POSTGRES_URL;

/** Folder of the files: in memory if possible, because each commit waits for the disk, up to ten milliseconds. */
const databases = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Returns the URL of a new store: a file that does not exist yet, or a new schema in the PostgreSQL server. */
export async function createStore(): Promise<string> {
  if (serverUrl === undefined)
    return `file:${path.join(createTemporaryFolder(databases), 'data', 'leads.db')}`;
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `CREATE SCHEMA ${schema}`);
  return `${serverUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
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
