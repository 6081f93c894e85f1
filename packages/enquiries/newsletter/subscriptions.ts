import type { Kysely } from 'kysely';
import { enqueue } from '../delivery/outbox';
import { getDomain } from '../intake/getDomain';
import type { Tables } from '../store/Tables';
import type { TokenHolder } from './newsletterToken';

type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

export type Subscription = TokenHolder & { locale: string; status: SubscriptionStatus };

type Subscriber = Subscription & { email: string };

/** Reads the subscription that a link belongs to; undefined if it was erased. */
export async function findSubscription(db: Kysely<Tables>, id: string): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'generation', 'locale', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row as Subscription | undefined;
}

/** Reads the recipient of a mail; undefined if the subscriber was erased. */
export async function findSubscriber(db: Kysely<Tables>, id: string): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'generation', 'email', 'locale', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row as Subscriber | undefined;
}

/**
 * Confirms a subscription and queues the welcome mail, unless the subscriber has unsubscribed since the link was sent.
 * Returns true if the subscription is confirmed.
 */
export function confirmSubscription(
  db: Kysely<Tables>,
  { id, generation }: TokenHolder,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('subscribers')
      .select(['status', 'email'])
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
    const destination = getDomain(row.email);
    await enqueue(transaction, [{ channel: 'welcome', destination, subscriber_id: id }], now);
    return true;
  });
}

/**
 * Ends a subscription, deletes its queued mails, and invalidates its confirmation links. If the subscription has
 * already ended, changes nothing and returns false.
 */
export function endSubscription(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscribers')
      .set((eb) => ({
        generation: eb('generation', '+', 1),
        status: 'unsubscribed',
        unsubscribed_at: now,
      }))
      .where('id', '=', id)
      // A subscription that is requested again keeps the status `unsubscribed` until it is confirmed, but its
      // `unsubscribed_at` is cleared; it can be ended again.
      .where(({ eb, or }) => or([eb('status', '<>', 'unsubscribed'), eb('unsubscribed_at', 'is', null)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', '=', id)
      .where('delivered_at', 'is', null)
      .execute();
    return true;
  });
}
