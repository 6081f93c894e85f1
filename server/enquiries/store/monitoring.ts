import { randomBytes } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Delivery } from './outbox';
import { type Tables, visitorChannels } from './tables';

/** The number of deliveries of an enquiry in each state. */
export type DeliveryCounts = { lead_id: string; delivered: number; failed: number; waiting: number };

/** Counts the deliveries of enquiries. */
export async function countDeliveries(db: Kysely<Tables>, ids: string[]): Promise<DeliveryCounts[]> {
  // PostgreSQL accepts no empty list.
  if (ids.length === 0) return [];
  const count = (condition: string) => sql<number>`sum(CASE WHEN ${sql.raw(condition)} THEN 1 ELSE 0 END)`;
  return db
    .selectFrom('outbox')
    .select([
      sql<string>`lead_id`.as('lead_id'),
      count('delivered_at IS NOT NULL').as('delivered'),
      count('delivered_at IS NULL AND abandoned_at IS NOT NULL').as('failed'),
      count('delivered_at IS NULL AND abandoned_at IS NULL').as('waiting'),
    ])
    .where('lead_id', 'in', ids)
    .groupBy('lead_id')
    .execute();
}

/** Literals instead of parameters, so that the statement can be passed to EXPLAIN. */
const visitorChannelLiterals = visitorChannels.map((channel) => sql.lit(channel));

/**
 * Returns the state of the deliveries for monitoring: the number of waiting entries, the age of the oldest one in
 * seconds, and the number of dead letters (abandoned entries). Mails to visitors are counted separately, because anyone
 * can cause them with a non-existent email address. Mails held by a daily limit are not waiting.
 */
export async function summarizeDeliveries(db: Kysely<Tables>, now: number) {
  const isWaiting = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('abandoned_at', 'is', null),
      eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]),
    ]);
  const { oldest, ...counts } = await db
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
      fn.min<number | null>(fn.coalesce('held_until', 'created_at')).filterWhere(isWaiting).as('oldest'),
      fn
        .countAll<number>()
        .filterWhere((held) => held.and([held('abandoned_at', 'is', null), held('held_until', '>', now)]))
        .as('held'),
      fn
        .count<number>('abandoned_at')
        .filterWhere(eb('channel', 'not in', visitorChannelLiterals))
        .as('failed'),
      fn
        .count<number>('abandoned_at')
        .filterWhere('channel', 'in', visitorChannelLiterals)
        .as('failedToVisitors'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counts, oldestSeconds: Math.max(0, Math.round((now - (oldest ?? now)) / 1000)) };
}

export type DeliverySummary = Awaited<ReturnType<typeof summarizeDeliveries>>;

/** Returns the deliveries of one enquiry. */
export function findDeliveries(db: Kysely<Tables>, enquiryId: string): Promise<Delivery[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', enquiryId)
    .orderBy('channel')
    .orderBy('destination')
    .execute();
}

/** A dead letter; `email` is the recipient if that is a subscriber. */
export type FailedDelivery = Delivery & { email: string | null };

/** Returns the dead letters, oldest first. */
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

/** Requeues one dead letter, or all of them, and resets their attempts. Returns their number. */
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

/** Larger than any enquiry: a disk with space for this has space for an enquiry. */
const PROBE_BYTES = 65_536;

/** Throws if an enquiry could not be stored now. The row is random, because unchanged pages are not written. */
export async function checkWritable(db: Kysely<Tables>, now: number): Promise<void> {
  const values = { checked_at: now, filler: randomBytes(PROBE_BYTES / 2).toString('hex') };
  await db
    .insertInto('readiness')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
