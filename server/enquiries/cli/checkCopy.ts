import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { migrations } from '../store/migrations';

/**
 * Reads a copy of the database from end to end and returns how many leads it has. Throws an error that says what is
 * wrong with it: damaged, no database of leads, or of a newer program than this one.
 */
export async function checkCopy(file: string): Promise<number> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    if (rows[0]?.integrity_check !== 'ok') throw new Error(String(rows[0]?.integrity_check));
    const { rows: versions } = await client.execute('SELECT max(version) AS version FROM migrations');
    const version = Number(versions[0]?.version);
    if (version > migrations.length) {
      throw new Error(`it is of version ${version}, and this program knows ${migrations.length}`);
    }
    const { rows: counts } = await client.execute('SELECT count(*) AS leads FROM leads');
    return Number(counts[0]?.leads);
  } finally {
    client.close();
  }
}
