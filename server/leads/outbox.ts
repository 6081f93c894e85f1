import type { Database } from './Database';

/** What an entry is: a lead for sales or for the webhook, or one of the two mails to a subscriber. */
export type Channel = 'webhook' | 'sales' | 'confirmation' | 'welcome';

export type Delivery = {
  /** The same at every attempt, so that a receiver can tell a repetition. */
  id: string;
  channel: Channel;
  leadId: string | null;
  subscriberId: string | null;
  createdAt: number;
  dueAt: number;
  attempts: number;
};

const WAITING = 'delivered_at IS NULL AND abandoned_at IS NULL';

/** Longer than any attempt takes: meanwhile another machine leaves the entry alone, and afterwards takes it over. */
const LEASE = 2 * 60_000;

function isOneOf(channels: Channel[]): string {
  return `channel IN (${channels.map(() => '?').join(', ')})`;
}

/** The entries whose time has come, longest due first. All functions here throw `DatabaseError`. */
export async function dueDeliveries(
  database: Database,
  channels: Channel[],
  now: number,
  limit: number,
): Promise<Delivery[]> {
  const { rows } = await database.read({
    sql: `SELECT id, channel, lead_id AS leadId, subscriber_id AS subscriberId, created_at AS createdAt,
        due_at AS dueAt, attempts
      FROM outbox WHERE ${isOneOf(channels)} AND ${WAITING} AND due_at <= ? ORDER BY due_at LIMIT ?`,
    args: [...channels, now, limit],
  });
  return rows as unknown as Delivery[];
}

/** When the next entry is due (ms since 1970); undefined when none waits. */
export async function nextDueTime(database: Database, channels: Channel[]): Promise<number | undefined> {
  const { rows } = await database.read({
    sql: `SELECT min(due_at) AS dueAt FROM outbox WHERE ${isOneOf(channels)} AND ${WAITING}`,
    args: channels,
  });
  const dueAt = rows[0]?.dueAt;
  return typeof dueAt === 'number' ? dueAt : undefined;
}

/** Makes every entry that failed before due now: whoever starts the server has often just mended the cause. */
export async function hastenDeliveries(database: Database, channels: Channel[], now: number): Promise<void> {
  await database.write([
    {
      sql: `UPDATE outbox SET due_at = ? WHERE ${isOneOf(channels)} AND ${WAITING} AND due_at > ?`,
      args: [now, ...channels, now],
    },
  ]);
}

/** Takes an entry for an attempt. False when another machine was quicker. */
export async function claimDelivery(
  database: Database,
  { id, dueAt }: Delivery,
  now: number,
): Promise<boolean> {
  const [result] = await database.write([
    {
      sql: `UPDATE outbox SET due_at = ?, attempts = attempts + 1 WHERE id = ? AND due_at = ? AND ${WAITING}`,
      args: [now + LEASE, id, dueAt],
    },
  ]);
  return result?.rowsAffected === 1;
}

export async function markDelivered(database: Database, id: string, now: number): Promise<void> {
  await database.write([
    { sql: 'UPDATE outbox SET delivered_at = ?, last_error = NULL WHERE id = ?', args: [now, id] },
  ]);
}

export async function postponeDelivery(
  database: Database,
  id: string,
  dueAt: number,
  code: string,
): Promise<void> {
  await database.write([
    { sql: 'UPDATE outbox SET due_at = ?, last_error = ? WHERE id = ?', args: [dueAt, code, id] },
  ]);
}

export async function abandonDelivery(
  database: Database,
  id: string,
  now: number,
  code: string,
): Promise<void> {
  await database.write([
    { sql: 'UPDATE outbox SET abandoned_at = ?, last_error = ? WHERE id = ?', args: [now, code, id] },
  ]);
}

/** How many entries wait, for whoever watches the server. */
export async function countWaiting(database: Database): Promise<number> {
  const { rows } = await database.read(`SELECT count(*) AS waiting FROM outbox WHERE ${WAITING}`);
  return Number(rows[0]?.waiting);
}

/** What has become of one delivery of a lead. */
export type DeliveryState = {
  channel: Channel;
  attempts: number;
  deliveredAt: string | undefined;
  lastError: string | undefined;
};

/** The deliveries of one lead. */
export async function deliveriesOf(database: Database, leadId: string): Promise<DeliveryState[]> {
  const { rows } = await database.read({
    sql: 'SELECT channel, attempts, delivered_at, last_error FROM outbox WHERE lead_id = ? ORDER BY channel',
    args: [leadId],
  });
  return rows.map((row) => ({
    channel: row.channel as Channel,
    attempts: Number(row.attempts),
    deliveredAt: row.delivered_at === null ? undefined : new Date(Number(row.delivered_at)).toISOString(),
    lastError: row.last_error === null ? undefined : String(row.last_error),
  }));
}
