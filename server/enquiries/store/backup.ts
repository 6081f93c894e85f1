import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { hashContact } from './consents';
import type { DatabaseConnection } from './Database';
import { DatabaseError } from './DatabaseError';
import { createSqliteEngine, getDatabaseFile } from './sqlite';
import { migrate, type Tables } from './tables';

/** The latest time of a JavaScript date, in milliseconds. */
const MAX_TIME = 8.64e15;

type Row = Record<string, unknown>;

/** Returns the path of the SQLite file. Throws an error with the commands for PostgreSQL. */
function requireSqliteFile(url: string): string {
  const file = getDatabaseFile(url);
  if (file !== undefined) return file;
  throw new Error(
    'This command is for SQLite. For PostgreSQL, use "pg_dump --format=custom" (deploy/two-servers.md).',
  );
}

/**
 * Copies a consistent snapshot of a SQLite database into a new file that only its owner can read, and checks the copy.
 * Returns the number of enquiries.
 */
export async function backupDatabase(database: DatabaseConnection, file: string): Promise<number> {
  requireSqliteFile(database.url);
  const target = path.resolve(file);
  createPrivateFile(target);
  try {
    await database.use(({ db }) => sql`VACUUM INTO ${target}`.execute(db));
    const count = await checkCopy(target);
    fsyncPath(target, 'r+');
    return count;
  } catch (error) {
    rmSync(target);
    throw new Error(`The backup failed: ${(error as Error).message}`);
  }
}

/** The outcome of a restore. */
type Restored = {
  count: number;
  /** The path of the former database, if any. */
  previousFile: string | undefined;
  /** The email addresses and telephone numbers in the backup that were erased from the former database. */
  erasedContacts: string[];
};

/**
 * Replaces a SQLite database with a backup and keeps the former file. Throws and changes nothing if the backup cannot be
 * used or the database is open in another process.
 */
export async function restoreDatabase(url: string, backup: string): Promise<Restored> {
  const databasePath = requireSqliteFile(url);
  const file = existsSync(databasePath) ? realpathSync(databasePath) : path.resolve(databasePath);
  if (!existsSync(backup)) throw new Error(`File not found: ${backup}`);
  if (existsSync(`${backup}-wal`)) {
    throw new Error(
      `${backup} is a database in use: ${backup}-wal contains a part of it. Create a backup of it and restore that.`,
    );
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copy = `${file}.restoring-${process.pid}`;
  const savedFile = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  try {
    copyFileSync(backup, copy, constants.COPYFILE_EXCL);
    chmodSync(copy, 0o600);
    // A server that does not run as root must be able to open a file created by root.
    const { uid, gid } = statSync(existsSync(file) ? file : path.dirname(file));
    if (process.getuid?.() === 0) chownSync(copy, uid, gid);
    const count = await checkCopy(copy).catch((error: Error) => {
      throw new Error(`${backup} cannot be restored: ${error.message}`);
    });
    fsyncPath(copy, 'r+');
    const hasFormer = existsSync(file);
    const former = hasFormer ? lockFormer(file) : undefined;
    try {
      const erasedContacts = former ? await findErasedContacts(former, copy) : [];
      // SQLite would apply a write-ahead log of the former database to the new one.
      for (const part of hasFormer ? ['', '-wal'] : ['-wal'])
        if (existsSync(file + part)) renameSync(file + part, savedFile + part);
      rmSync(`${file}-shm`, { force: true });
      renameSync(copy, file);
      fsyncPath(path.dirname(file), 'r');
      return { count, previousFile: hasFormer ? savedFile : undefined, erasedContacts };
    } finally {
      former?.exec('ROLLBACK');
      former?.close();
    }
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

/**
 * Replaces the contents of a PostgreSQL database with a dump in the custom format; servers may be running. Throws and
 * changes nothing if `pg_restore` fails.
 */
export async function restorePostgres(database: DatabaseConnection, dump: string): Promise<Restored> {
  if (!existsSync(dump)) throw new Error(`File not found: ${dump}`);
  const former = await database.use(({ db }) => readPeople(db));
  const { error, status, stderr } = spawnSync(
    'pg_restore',
    ['--clean', '--if-exists', '--single-transaction', `--dbname=${database.url}`, dump],
    { encoding: 'utf8' },
  );
  if (error) throw new Error(`pg_restore cannot be run: ${error.message}. Install the PostgreSQL client.`);
  if (status !== 0) throw new DatabaseError({ message: `${dump} cannot be restored: ${stderr.trim()}` });
  return database.use(async ({ db }) => {
    const restored = await readPeople(db);
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM leads`.execute(db);
    return {
      count: rows[0]?.count ?? 0,
      previousFile: undefined,
      erasedContacts: compareContacts(former, restored),
    };
  });
}

/** Returns the names of the files with personal data that restores left beside the database. */
export function findCopies(url: string): string[] {
  const file = getDatabaseFile(url);
  if (file === undefined || !existsSync(path.dirname(file))) return [];
  return readdirSync(path.dirname(file)).filter(
    (name) => name.startsWith(path.basename(file)) && /\.(before|restoring)-/.test(name),
  );
}

/**
 * Moves the write-ahead log into the file and locks the file. Every process that has opened the database prevents this,
 * and the system releases the lock of a killed process. Returns the connection with the
 * lock; undefined if the file is too damaged.
 */
function lockFormer(file: string): Libsql.Database | undefined {
  const database = new Libsql(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    const { code = '' } = error as { code?: string };
    if (!code.startsWith('SQLITE_BUSY')) return undefined;
    throw new Error(`${file} is in use. Stop the server and other commands, then restore.`);
  }
}

/**
 * Checks that a file is not corrupt, has exactly the tables, columns and indexes of this program, and contains only
 * values of the right type. Returns the number of enquiries.
 */
async function checkCopy(file: string): Promise<number> {
  const expected = new Libsql(':memory:');
  const found = new Libsql(file);
  const read = (database: Libsql.Database, query: string) => database.prepare(query).all() as Row[];
  const readObjects = (database: Libsql.Database) =>
    read(database, `SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`).map(
      ({ type, name }) => `${type} ${name}`,
    );
  // The columns of later fields are at the end of `leads`, in the order of their addition.
  const readColumns = (database: Libsql.Database, table: string) =>
    read(database, `SELECT name, type, "notnull", pk FROM pragma_table_info('${table}') ORDER BY name`);
  try {
    const [integrity] = read(found, 'PRAGMA integrity_check');
    if (integrity?.integrity_check !== 'ok') throw new Error(String(integrity?.integrity_check));
    await migrate(createSqliteEngine(expected), true);
    const [expectedObjects, foundObjects] = [readObjects(expected), readObjects(found)];
    const tables = expectedObjects.flatMap((object) => /^table (.*)/.exec(object)?.[1] ?? []);
    const problems = [
      ...foundObjects
        .filter((object) => !expectedObjects.includes(object))
        .map((object) => `the ${object} is unexpected`),
      ...expectedObjects
        .filter((object) => !foundObjects.includes(object))
        .map((object) => `the ${object} is missing`),
      ...tables
        .filter(
          (table) =>
            JSON.stringify(readColumns(found, table)) !== JSON.stringify(readColumns(expected, table)),
        )
        .map((table) => `the table ${table} has other columns or types`),
    ];
    if (problems.length > 0) throw new Error(problems.join('; '));
    for (const table of tables) {
      for (const { name, type } of readColumns(expected, table)) {
        const condition = /INT/.test(String(type))
          ? `typeof(${name}) NOT IN ('integer', 'null') OR abs(${name}) > ${MAX_TIME}`
          : `typeof(${name}) NOT IN ('text', 'null')`;
        const [row] = read(found, `SELECT rowid FROM ${table} WHERE ${condition} LIMIT 1`);
        if (row) throw new Error(`row ${row.rowid} of the table ${table} has an invalid ${name}`);
      }
    }
    return Number(read(found, 'SELECT count(*) AS count FROM leads')[0]?.count);
  } finally {
    found.close();
    expected.close();
  }
}

/** The people of a database: their contacts, and the proofs of consent, which remain when a person is erased. */
type People = { contacts: Set<string>; proofs: { salt: string; email_hash: string }[] };

/** Returns `undefined` if the database cannot be read. */
async function readPeople(db: Kysely<Tables>): Promise<People | undefined> {
  try {
    const { rows } = await sql<{ contact: string }>`
      SELECT lower(email) AS contact FROM leads WHERE email <> '' UNION ALL SELECT mailbox FROM leads WHERE email = ''
      UNION ALL SELECT lower(email) FROM subscribers`.execute(db);
    const proofs = await db.selectFrom('consents').select(['salt', 'email_hash']).execute();
    return { contacts: new Set(rows.map(({ contact }) => contact)), proofs };
  } catch {
    return undefined;
  }
}

/**
 * Returns the contacts of a restored database that are missing in the former database and have a proof of consent there:
 * people who were erased since the backup.
 */
function compareContacts(former: People | undefined, restored: People | undefined): string[] {
  if (former === undefined || restored === undefined) return [];
  return [...restored.contacts].filter(
    (contact) =>
      !former.contacts.has(contact) &&
      former.proofs.some(({ salt, email_hash }) => hashContact(salt, contact) === email_hash),
  );
}

async function findErasedContacts(former: Libsql.Database, copy: string): Promise<string[]> {
  const restored = new Libsql(copy);
  try {
    const people = [former, restored].map((database) => readPeople(createSqliteEngine(database).db));
    return compareContacts(await people[0], await people[1]);
  } finally {
    restored.close();
  }
}

/** Creates an empty file that only its owner can read. `VACUUM INTO` fills it and keeps its mode. */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code === 'EEXIST' ? `${file} already exists. Nothing was written.` : message);
  }
}

/** Flushes a file or folder to disk. */
function fsyncPath(file: string, flags: 'r+' | 'r'): void {
  const descriptor = openSync(file, flags);
  fsyncSync(descriptor);
  closeSync(descriptor);
}
