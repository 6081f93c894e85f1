import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/Tables';
import { type Delivery, visitorChannels } from './outbox';

/** Literals, so that the statement has no parameters and can be explained as it is. */
const toVisitors = visitorChannels.map((channel) => sql.lit(channel));

/**
 * The state of the deliveries, for monitoring: how many wait, the age of the oldest (s), and the dead letters. Those of mails
 * to visitors are counted separately, because anybody can cause them with an address that does not exist.
 */
export async function summarizeDeliveries(db: Kysely<Tables>, now: number) {
  const { oldest, ...counts } = await db
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere('abandoned_at', 'is', null).as('waiting'),
      fn.min<number | null>('created_at').filterWhere('abandoned_at', 'is', null).as('oldest'),
      fn
        .count<number>('abandoned_at')
        .filterWhere(eb('channel', 'not in', toVisitors))
        .as('failed'),
      fn.count<number>('abandoned_at').filterWhere('channel', 'in', toVisitors).as('failedToVisitors'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counts, oldestSeconds: Math.max(0, Math.round((now - (oldest ?? now)) / 1000)) };
}

/** The deliveries of one lead. */
export function findDeliveries(db: Kysely<Tables>, leadId: string): Promise<Delivery[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('channel')
    .orderBy('destination')
    .execute();
}

/** A dead letter; `email`: to whom it was to go, where that is a subscriber. */
export type FailedDelivery = Delivery & { email: string | null };

/** The dead letters, oldest first. */
export function findFailedDeliveries(db: Kysely<Tables>): Promise<FailedDelivery[]> {
  return db
    .selectFrom('outbox')
    .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .selectAll('outbox')
    .select('subscribers.email')
    .where('abandoned_at', 'is not', null)
    .orderBy('abandoned_at')
    .orderBy('outbox.id')
    .execute();
}

/** Puts one dead letter back, or all of them, as if they had never been tried. Returns how many. */
export async function retryDeliveries(
  db: Kysely<Tables>,
  id: string | undefined,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ abandoned_at: null, attempts: 0, due_at: now })
    .where('abandoned_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', String(id)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
