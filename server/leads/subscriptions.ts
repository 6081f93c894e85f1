import { randomUUID } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from './Database';

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

export type Subscriber = { id: string; email: string; locale: Locale; status: SubscriptionStatus };

/** Reads a subscriber; undefined once erased. Throws `DatabaseError`. */
export async function findSubscriber(database: Database, id: string): Promise<Subscriber | undefined> {
  const { rows } = await database.read({
    sql: 'SELECT id, email, locale, status FROM subscribers WHERE id = ?',
    args: [id],
  });
  return rows[0] as unknown as Subscriber | undefined;
}

/** Makes a pending subscription a confirmed one and queues the welcome; any other stays. Throws `DatabaseError`. */
export async function confirmSubscription(database: Database, id: string): Promise<void> {
  const now = Date.now();
  await database.write([
    {
      sql: `INSERT INTO outbox (id, channel, subscriber_id, created_at, due_at)
        SELECT ?, 'welcome', id, ?, ? FROM subscribers WHERE id = ? AND status = 'pending'`,
      args: [randomUUID(), now, now, id],
    },
    {
      sql: `UPDATE subscribers SET status = 'confirmed', confirmed_at = ? WHERE id = ? AND status = 'pending'`,
      args: [now, id],
    },
  ]);
}

/** Ends a subscription, and what is queued for it. Throws `DatabaseError`. */
export async function endSubscription(database: Database, id: string): Promise<void> {
  await database.write([
    {
      sql: `UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = ?
        WHERE id = ? AND status <> 'unsubscribed'`,
      args: [Date.now(), id],
    },
    { sql: 'DELETE FROM outbox WHERE subscriber_id = ? AND delivered_at IS NULL', args: [id] },
  ]);
}
