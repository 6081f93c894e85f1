import Libsql from 'libsql';
import { migrations } from '../store/migrations';

/** Reads a copy of the database to its end and returns how many leads it has. Throws what is wrong with it. */
export function checkCopy(file: string): number {
  const database = new Libsql(file);
  const ask = (query: string) => database.prepare(query).get() as Record<string, unknown>;
  try {
    const { integrity_check: integrity } = ask('PRAGMA integrity_check');
    if (integrity !== 'ok') throw new Error(String(integrity));
    const version = Number(ask('SELECT max(version) AS version FROM migrations').version);
    if (version > migrations.length) {
      throw new Error(`it is of version ${version}, and this program knows ${migrations.length}`);
    }
    return Number(ask('SELECT count(*) AS leads FROM leads').leads);
  } finally {
    database.close();
  }
}
