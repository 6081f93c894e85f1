import { type Kysely, sql } from 'kysely';
import type { Locale } from '@/lib/shared/i18n/locales';
import { enqueue } from '../delivery/outbox';
import type { Tables } from '../store/Tables';
import type { TokenHolder } from './newsletterToken';

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

export type Subscriber = TokenHolder & { email: string; locale: Locale; status: SubscriptionStatus };

/** Reads a subscriber; undefined once erased. */
export async function findSubscriber(db: Kysely<Tables>, id: string): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'generation', 'email', 'locale', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row as Subscriber | undefined;
}

/** Puts a subscription in force and queues the welcome, unless its holder has unsubscribed since the link. Returns whether it is. */
export function confirmSubscription(
  db: Kysely<Tables>,
  { id, generation }: TokenHolder,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('subscribers')
      .select('status')
      .where('id', '=', id)
      .where('generation', '=', generation)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.status === 'confirmed') return row !== undefined;
    await transaction
      .updateTable('subscribers')
      .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
      .where('id', '=', id)
      .execute();
    await enqueue(transaction, [{ channel: 'welcome', subscriber_id: id }], now);
    return true;
  });
}

/** Ends a subscription, what is queued for it, and every link to confirm it. */
export function endSubscription(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('subscribers')
      .set((eb) => ({
        generation: eb('generation', '+', 1),
        status: 'unsubscribed',
        unsubscribed_at: sql`CASE status WHEN 'unsubscribed' THEN coalesce(unsubscribed_at, ${now}) ELSE ${now} END`,
      }))
      .where('id', '=', id)
      .execute();
    await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', '=', id)
      .where('delivered_at', 'is', null)
      .execute();
  });
}
