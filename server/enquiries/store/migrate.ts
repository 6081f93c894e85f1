import type { Client } from '@libsql/client';
import { migrations } from './migrations';

/**
 * Brings a database to the newest version, each step in a transaction of its own. Several processes may do so at
 * once. Throws what the client throws when a step fails.
 */
export async function migrate(client: Client): Promise<void> {
  await client.execute(
    'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)',
  );
  for (const [index, statements] of migrations.entries()) {
    const version = index + 1;
    if ((await currentVersion(client)) >= version) continue;
    const claim = {
      sql: 'INSERT INTO migrations (version, applied_at) VALUES (?, ?)',
      args: [version, Date.now()],
    };
    try {
      await client.batch([claim, ...statements], 'write');
    } catch (error) {
      // Another process was quicker; its claim makes this one break the primary key.
      if ((await currentVersion(client)) < version) throw error;
    }
  }
}

async function currentVersion(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT coalesce(max(version), 0) AS version FROM migrations');
  return Number(rows[0]?.version);
}
