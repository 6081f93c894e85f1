import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/Tables';
import type { Channel } from './outbox';

/** How the deliveries are, for whoever watches the server. */
export type DeliveriesSummary = {
  waiting: number;
  /** How long ago the oldest of those that wait was queued, in seconds. */
  oldestSeconds: number;
  /** The dead letters. */
  failed: number;
};

export async function summarizeDeliveries(db: Kysely<Tables>, now: number): Promise<DeliveriesSummary> {
  const { waiting, oldest, failed } = await db
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('abandoned_at', 'is', null).as('waiting'),
      fn.min<number | null>('created_at').filterWhere('abandoned_at', 'is', null).as('oldest'),
      fn.count<number>('abandoned_at').as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldestSeconds: Math.max(0, Math.round((now - (oldest ?? now)) / 1000)), failed };
}

/** What has become of one delivery of a lead. */
export type DeliveryState = {
  channel: Channel;
  attempts: number;
  deliveredAt: string | undefined;
  failedAt: string | undefined;
  lastError: string | undefined;
};

/** The deliveries of one lead. */
export async function deliveriesOf(db: Kysely<Tables>, leadId: string): Promise<DeliveryState[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('channel')
    .execute();
  return rows.map(toState);
}

/** A delivery that failed for good. */
export type FailedDelivery = DeliveryState & {
  id: string;
  leadId: string | undefined;
  /** To whom it was to go, where that is a subscriber. */
  subscriber: string | undefined;
};

/** The dead letters, oldest first. */
export async function failedDeliveries(db: Kysely<Tables>): Promise<FailedDelivery[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .selectAll('outbox')
    .select('subscribers.email')
    .where('abandoned_at', 'is not', null)
    .orderBy('abandoned_at')
    .orderBy('outbox.id')
    .execute();
  return rows.map((row) => ({
    ...toState(row),
    id: row.id,
    leadId: row.lead_id ?? undefined,
    subscriber: row.email ?? undefined,
  }));
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

function toState(row: Selectable<Tables['outbox']>): DeliveryState {
  return {
    channel: row.channel,
    attempts: row.attempts,
    deliveredAt: toTime(row.delivered_at),
    failedAt: toTime(row.abandoned_at),
    lastError: row.last_error ?? undefined,
  };
}

function toTime(value: number | null): string | undefined {
  return value === null ? undefined : new Date(value).toISOString();
}
