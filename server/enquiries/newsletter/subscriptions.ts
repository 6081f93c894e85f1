import { randomUUID } from 'node:crypto';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { Database } from '../store/Database';
import type { TokenHolder } from './newsletterToken';

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

export type Subscriber = TokenHolder & { email: string; locale: Locale; status: SubscriptionStatus };

/** Reads a subscriber; undefined once erased. Throws `DatabaseError`. */
export async function findSubscriber(database: Database, id: string): Promise<Subscriber | undefined> {
  const { rows } = await database.read({
    sql: 'SELECT id, generation, email, locale, status FROM subscribers WHERE id = ?',
    args: [id],
  });
  return rows[0] as unknown as Subscriber | undefined;
}

/**
 * Puts a subscription in force and queues the welcome, if the holder of the link may: one who has unsubscribed since it
 * was sent may not. One that is in force stays so. Returns whether it is in force now. Throws `DatabaseError`.
 */
export async function confirmSubscription(
  database: Database,
  { id, generation }: TokenHolder,
): Promise<boolean> {
  const now = Date.now();
  const isOpen = `id = ? AND generation = ? AND status <> 'confirmed'`;
  const results = await database.write([
    {
      sql: `INSERT INTO outbox (id, channel, subscriber_id, created_at, due_at)
        SELECT ?, 'welcome', id, ?, ? FROM subscribers WHERE ${isOpen}`,
      args: [randomUUID(), now, now, id, generation],
    },
    {
      sql: `UPDATE subscribers SET status = 'confirmed', confirmed_at = ? WHERE ${isOpen}`,
      args: [now, id, generation],
    },
    {
      sql: `SELECT id FROM subscribers WHERE id = ? AND generation = ? AND status = 'confirmed'`,
      args: [id, generation],
    },
  ]);
  return results.at(-1)?.rows.length === 1;
}

/** Ends a subscription, what is queued for it, and every link to confirm it. Throws `DatabaseError`. */
export async function endSubscription(database: Database, id: string): Promise<void> {
  await database.write([
    {
      sql: `UPDATE subscribers SET generation = generation + 1, status = 'unsubscribed',
          unsubscribed_at = CASE status WHEN 'unsubscribed' THEN unsubscribed_at ELSE ? END
        WHERE id = ?`,
      args: [Date.now(), id],
    },
    { sql: 'DELETE FROM outbox WHERE subscriber_id = ? AND delivered_at IS NULL', args: [id] },
  ]);
}
