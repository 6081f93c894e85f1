import { closeSync, fsyncSync, openSync } from 'node:fs';
import Libsql from 'libsql';
import { databaseFile } from '../store/databaseFile';
import { migrations } from '../store/migrations';

/** The file that a database is in. Throws an error that says what to do where it is PostgreSQL's. */
export function needFile(url: string): string {
  const file = databaseFile(url);
  if (file !== undefined) return file;
  throw new Error(
    'A PostgreSQL database is copied by "pg_dump --format=custom" and put back by "pg_restore", not here.',
  );
}

/** Reads a copy of the database to its end and returns how many leads it has, in words. Throws what is wrong with it. */
export function checkCopy(file: string): string {
  const database = new Libsql(file);
  const ask = (query: string) => database.prepare(query).get() as Record<string, unknown>;
  try {
    const { integrity_check: integrity } = ask('PRAGMA integrity_check');
    if (integrity !== 'ok') throw new Error(String(integrity));
    const version = Number(ask('SELECT max(version) AS version FROM migrations').version);
    if (version > migrations.length) {
      throw new Error(`it is of version ${version}, and this program knows ${migrations.length}`);
    }
    const count = Number(ask('SELECT count(*) AS leads FROM leads').leads);
    return `${count} ${count === 1 ? 'lead' : 'leads'}`;
  } finally {
    database.close();
  }
}

/** Has the system write a file to the disk; a folder, which is not opened to be written, with `r`. */
export function flush(file: string, flags: 'r+' | 'r' = 'r+'): void {
  const descriptor = openSync(file, flags);
  fsyncSync(descriptor);
  closeSync(descriptor);
}
