import type { Database } from '../store/Database';
import { LONGEST_BACKOFF } from './backoff';
import type { RobotName } from './robots/robots';

/** Where a lead is told of: to sales and the head office by mail, to the webhook, to the group of a robot. */
export type LeadChannel = 'webhook' | 'sales' | 'headquarters' | RobotName;

/** What an entry is: one of those, the mail that a lead has come, or one of the two to a subscriber. */
export type Channel = LeadChannel | 'acknowledgement' | 'confirmation' | 'welcome';

export type Delivery = {
  /** The same at every attempt, so that a receiver can tell a repetition. */
  id: string;
  channel: Channel;
  leadId: string | null;
  subscriberId: string | null;
  createdAt: number;
  /** How many attempts there were, the one under way included. */
  attempts: number;
};

/** SQL: an entry that is still to be delivered. */
export const WAITING = 'delivered_at IS NULL AND abandoned_at IS NULL';

/** Longer than any attempt takes: a process that has not settled an entry by then is gone. */
const LEASE = 2 * 60_000;

/**
 * Whether another process makes an attempt now. A lease that ends later than any lease can was written before the clock
 * was set back, and holds nothing.
 */
const HELD = `(owner IS NOT NULL AND lease_until > :now AND lease_until <= :now + ${LEASE})`;

/** When an entry's time comes: at once for the first attempt and, for the same reason, where it lies too far ahead. */
const DUE_AT = `CASE WHEN attempts = 0 OR due_at > :now + ${LONGEST_BACKOFF} THEN :now ELSE due_at END`;

function isOneOf(channels: Channel[]): string {
  return `channel IN (${channels.map((channel) => `'${channel}'`).join(', ')})`;
}

/**
 * When the next entry can be claimed (ms since 1970); undefined when none waits, except those that `owner` attempts
 * now. All functions here throw `DatabaseError`.
 */
export async function nextDueTime(
  database: Database,
  channels: Channel[],
  owner: string,
  now: number,
): Promise<number | undefined> {
  const { rows } = await database.read({
    sql: `SELECT min(CASE WHEN ${HELD} THEN lease_until ELSE ${DUE_AT} END) AS dueAt
      FROM outbox WHERE ${isOneOf(channels)} AND ${WAITING} AND owner IS NOT :owner`,
    args: { now, owner },
  });
  const dueAt = rows[0]?.dueAt;
  return typeof dueAt === 'number' ? dueAt : undefined;
}

/** Takes the entry that has been due longest, for one attempt; undefined when none is due. */
export async function claimDelivery(
  database: Database,
  channels: Channel[],
  owner: string,
  now: number,
): Promise<Delivery | undefined> {
  const [result] = await database.write([
    {
      sql: `UPDATE outbox SET owner = :owner, lease_until = :now + ${LEASE}, attempts = attempts + 1
        WHERE id = (
          SELECT id FROM outbox
          WHERE ${isOneOf(channels)} AND ${WAITING} AND owner IS NOT :owner AND NOT ${HELD} AND ${DUE_AT} <= :now
          ORDER BY due_at LIMIT 1
        )
        RETURNING id, channel, lead_id AS leadId, subscriber_id AS subscriberId, created_at AS createdAt, attempts`,
      args: { now, owner },
    },
  ]);
  return result?.rows[0] as Delivery | undefined;
}

/**
 * Makes every entry that failed before due now, unless a process is at it: whoever starts the server has often just
 * mended the cause.
 */
export async function hastenDeliveries(database: Database, channels: Channel[], now: number): Promise<void> {
  await database.write([
    {
      sql: `UPDATE outbox SET due_at = :now
        WHERE ${isOneOf(channels)} AND ${WAITING} AND NOT ${HELD} AND due_at > :now`,
      args: { now },
    },
  ]);
}

/** Notes that an entry has arrived, whoever else may have taken it over meanwhile. */
export async function markDelivered(database: Database, id: string, now: number): Promise<void> {
  await database.write([
    {
      sql: `UPDATE outbox SET delivered_at = ?, abandoned_at = NULL, last_error = NULL, owner = NULL,
        lease_until = NULL WHERE id = ?`,
      args: [now, id],
    },
  ]);
}

/** Gives an entry back, to be tried again at a time; nothing happens when another process has taken it over. */
export async function postponeDelivery(
  database: Database,
  id: string,
  owner: string,
  dueAt: number,
  code: string,
): Promise<void> {
  await database.write([
    {
      sql: `UPDATE outbox SET due_at = ?, last_error = ?, owner = NULL, lease_until = NULL
        WHERE id = ? AND owner = ?`,
      args: [dueAt, code, id, owner],
    },
  ]);
}

/** Makes an entry a dead letter; nothing happens when another process has taken it over. */
export async function abandonDelivery(
  database: Database,
  id: string,
  owner: string,
  now: number,
  code: string,
): Promise<void> {
  await database.write([
    {
      sql: `UPDATE outbox SET abandoned_at = ?, last_error = ?, owner = NULL, lease_until = NULL
        WHERE id = ? AND owner = ?`,
      args: [now, code, id, owner],
    },
  ]);
}
