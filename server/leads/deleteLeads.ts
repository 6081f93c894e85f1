import type { InStatement } from '@libsql/client';
import type { Database } from './Database';

export type Deleted = { leads: number; subscribers: number };

/** Deletes all there is of one person, by e-mail address in any case of letters. Throws `DatabaseError`. */
export async function eraseEmail(database: Database, email: string): Promise<Deleted> {
  const result = await deleteWhere(database, 'email = ?', 'email = ?', [email]);
  // Even when nothing was found: an earlier run may have been broken off between the two steps.
  await database.scrub();
  return result;
}

/**
 * Deletes leads stored before a time (ms since 1970), and subscriptions asked for before it that are not in force.
 * Throws `DatabaseError`.
 */
export async function purgeBefore(database: Database, time: number): Promise<Deleted> {
  const result = await deleteWhere(database, 'created_at < ?', `requested_at < ? AND status <> 'confirmed'`, [
    time,
  ]);
  await database.scrub();
  return result;
}

async function deleteWhere(
  database: Database,
  leads: string,
  subscribers: string,
  args: (string | number)[],
): Promise<Deleted> {
  const statements: InStatement[] = [
    { sql: `DELETE FROM outbox WHERE lead_id IN (SELECT id FROM leads WHERE ${leads})`, args },
    {
      sql: `DELETE FROM outbox WHERE subscriber_id IN (SELECT id FROM subscribers WHERE ${subscribers})`,
      args,
    },
    { sql: `DELETE FROM leads WHERE ${leads}`, args },
    { sql: `DELETE FROM subscribers WHERE ${subscribers}`, args },
  ];
  const results = await database.write(statements);
  return { leads: results[2]?.rowsAffected ?? 0, subscribers: results[3]?.rowsAffected ?? 0 };
}
