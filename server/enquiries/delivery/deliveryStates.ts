import type { Row, Value } from '@libsql/client';
import type { Database } from '../store/Database';
import { type Channel, WAITING } from './outbox';

/** How the deliveries are, for whoever watches the server. */
export type DeliveriesSummary = {
  waiting: number;
  /** How long ago the oldest of those that wait was queued, in seconds. */
  oldestSeconds: number;
  /** The dead letters. */
  failed: number;
};

export async function summarizeDeliveries(database: Database, now: number): Promise<DeliveriesSummary> {
  const { rows } = await database.read(`SELECT
      count(*) FILTER (WHERE ${WAITING}) AS waiting,
      min(created_at) FILTER (WHERE ${WAITING}) AS oldest,
      count(*) FILTER (WHERE abandoned_at IS NOT NULL) AS failed
    FROM outbox WHERE delivered_at IS NULL`);
  const row = rows[0];
  return {
    waiting: Number(row?.waiting),
    oldestSeconds: Math.max(0, Math.round((now - Number(row?.oldest ?? now)) / 1000)),
    failed: Number(row?.failed),
  };
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
export async function deliveriesOf(database: Database, leadId: string): Promise<DeliveryState[]> {
  const { rows } = await database.read({
    sql: `SELECT channel, attempts, delivered_at, abandoned_at, last_error FROM outbox
      WHERE lead_id = ? ORDER BY channel`,
    args: [leadId],
  });
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
export async function failedDeliveries(database: Database): Promise<FailedDelivery[]> {
  const { rows } = await database.read(`SELECT outbox.*, subscribers.email
    FROM outbox LEFT JOIN subscribers ON subscribers.id = outbox.subscriber_id
    WHERE abandoned_at IS NOT NULL ORDER BY abandoned_at, outbox.id`);
  return rows.map((row) => ({
    ...toState(row),
    id: String(row.id),
    leadId: toText(row.lead_id),
    subscriber: toText(row.email),
  }));
}

/** Puts one dead letter back, or all of them, as if they had never been tried. Returns how many. */
export async function retryDeliveries(
  database: Database,
  id: string | undefined,
  now: number,
): Promise<number> {
  const [result] = await database.write([
    {
      sql: `UPDATE outbox SET abandoned_at = NULL, attempts = 0, due_at = :now
        WHERE abandoned_at IS NOT NULL AND (:id IS NULL OR id = :id)`,
      args: { now, id: id ?? null },
    },
  ]);
  return result?.rowsAffected ?? 0;
}

function toState(row: Row): DeliveryState {
  return {
    channel: row.channel as Channel,
    attempts: Number(row.attempts),
    deliveredAt: toTime(row.delivered_at),
    failedAt: toTime(row.abandoned_at),
    lastError: toText(row.last_error),
  };
}

function toTime(value: Value | undefined): string | undefined {
  return typeof value === 'number' ? new Date(value).toISOString() : undefined;
}

function toText(value: Value | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
