import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/Tables';
import type { ChatServiceName } from './chat/chatServices';

/** Where a lead is told of: to sales and the head office by mail, to the webhook, to the group of a robot. */
export type EnquiryChannel = 'webhook' | 'sales' | 'headquarters' | ChatServiceName;

/** Mails to visitors: that their enquiry has arrived, and the two to a subscriber. Anybody can have them sent to a wrong address. */
export const visitorChannels = ['acknowledgement', 'confirmation', 'welcome'] as const;

/** What an entry is. */
export type Channel = EnquiryChannel | (typeof visitorChannels)[number];

/** True for a mail to a visitor. */
export function isForVisitor(channel: Channel): boolean {
  return (visitorChannels as readonly Channel[]).includes(channel);
}

/** An entry. Its id is the same at every attempt, so that a receiver can tell a repetition; `attempts` counts the one under way. */
export type Delivery = Selectable<Tables['outbox']>;

/** What is to be delivered, and what it is about. */
export type NewDelivery = { channel: Channel; destination: string | null } & (
  | { lead_id: string }
  | { subscriber_id: string }
);

/** Where an enquiry is to be delivered to. */
export type LeadDelivery = { channel: EnquiryChannel; destination: string | null };

/** Returns to whom of our own people an entry is addressed; undefined for visitors and webhooks. */
export function getStaffRecipient({ channel, destination }: Delivery): string | undefined {
  return isForVisitor(channel) ? undefined : (destination ?? undefined);
}

/** Queues deliveries at a time, which are due at once. */
export async function enqueue(db: Kysely<Tables>, deliveries: NewDelivery[], now: number): Promise<void> {
  if (deliveries.length === 0) return;
  const values = deliveries.map((about) => ({ id: randomUUID(), ...about, created_at: now, due_at: now }));
  await db.insertInto('outbox').values(values).execute();
}

/** The longest wait between two attempts, in milliseconds. */
export const MAX_BACKOFF_MS = 15 * 60_000;

/** Longer than any attempt takes: a process that has not settled an entry by then is gone. */
const LEASE = 2 * 60_000;

/** How far the clocks of several servers may be apart, in milliseconds, and how old the time of a call may be. */
const CLOCK_DIFFERENCE = 10 * 60_000;

type Outbox = ExpressionBuilder<Tables, 'outbox'>;

/** The condition that an entry is still to be delivered by one of some channels, without some ids and destinations. */
function isPending(channels: Channel[], except: string[] = [], busy: string[] = []) {
  return (eb: Outbox) =>
    eb.and([
      eb('channel', 'in', channels),
      eb('delivered_at', 'is', null),
      eb('abandoned_at', 'is', null),
      ...(except.length === 0 ? [] : [eb('id', 'not in', except)]),
      ...(busy.length === 0
        ? []
        : [eb.or([eb('destination', 'is', null), eb('destination', 'not in', busy)])]),
    ]);
}

/** The condition that another process makes an attempt now. A later end than any lease has is of before the clock was set back. */
function isHeld(eb: Outbox, now: number) {
  return eb.and([
    eb('owner', 'is not', null),
    eb('lease_until', '>', now),
    eb('lease_until', '<=', now + LEASE + CLOCK_DIFFERENCE),
  ]);
}

/** When an entry can be claimed; at once for the first attempt, and where its time lies further ahead than any wait. */
function getClaimTime(eb: Outbox, now: number) {
  return eb
    .case()
    .when(isHeld(eb, now))
    .then(eb.ref('lease_until'))
    .when(eb.or([eb('attempts', '=', 0), eb('due_at', '>', now + MAX_BACKOFF_MS + CLOCK_DIFFERENCE)]))
    .then(eb.val(now))
    .else(eb.ref('due_at'))
    .end();
}

/** Who claims entries of some channels, what it has under way, and the destinations that have enough attempts. */
type Claim = { channels: Channel[]; owner: string; underWay: string[]; busy: string[] };

/**
 * Takes the entry that has been due longest, for one attempt: one that was never tried before those that failed, so that
 * destinations that fail slowly delay only themselves. Entries for `busy` destinations are left for later. Returns when the next can be claimed (ms since 1970) where
 * none is due, and nothing where none waits. Several servers may do so at once: each steps over what another one is
 * taking. What the caller has `underWay` it must name, because it may still have to note it when the lease has ended; an
 * entry that it took and never heard of it takes again.
 */
export async function claimDelivery(
  db: Kysely<Tables>,
  { channels, owner, underWay, busy }: Claim,
  now: number,
): Promise<{ delivery?: Delivery | undefined; next?: number }> {
  const { next } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min<number | null>(getClaimTime(eb, now)).as('next'))
    .where(isPending(channels, underWay, busy))
    .executeTakeFirstOrThrow();
  if (next === null) return {};
  if (next > now) return { next };
  const delivery = await db
    .updateTable('outbox')
    .set((eb) => ({ owner, lease_until: now + LEASE, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where(isPending(channels, underWay, busy))
        .where((eb) => eb(getClaimTime(eb, now), '<=', now))
        .orderBy((eb) => eb.case().when('attempts', '=', 0).then(0).else(1).end())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  // Without one, another process was quicker.
  return { delivery, next };
}

/** Makes every entry that failed before due now: whoever starts the server has often just mended the cause. */
export async function retryPendingNow(db: Kysely<Tables>, channels: Channel[], now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where(isPending(channels))
    .where((eb) => eb.not(isHeld(eb, now)))
    .where('due_at', '>', now)
    .execute();
}

/** What an entry has that no process attempts. */
const free = { owner: null, lease_until: null };

/** Notes that an entry has arrived, whoever else may have taken it over meanwhile. */
export async function markDelivered(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ delivered_at: now, abandoned_at: null, last_error: null, ...free })
    .where('id', '=', id)
    .execute();
}

/** Notes why an attempt failed, and when the next is due or that none is, unless another process has taken the entry over. */
export async function markFailed(
  db: Kysely<Tables>,
  id: string,
  owner: string,
  code: string,
  next: { due_at: number } | { abandoned_at: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...next, last_error: code, ...free })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .execute();
}

/**
 * Addresses an entry to one of some recipients who has none for the same enquiry, and queues one for each of the others:
 * for entries from before every recipient had their own, and for those of somebody who is not a recipient any more. Returns
 * the recipient; undefined if nobody is left to send it to.
 */
export function readdressDelivery(
  db: Kysely<Tables>,
  { id, channel, lead_id, destination }: Delivery,
  recipients: string[],
  now: number,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const entries = await transaction
      .selectFrom('outbox')
      .select(['id', 'destination'])
      .where('lead_id', '=', lead_id)
      .where('channel', '=', channel)
      .orderBy('id')
      .forUpdate()
      .execute();
    const others = new Set(entries.filter((entry) => entry.id !== id).map(({ destination }) => destination));
    const [first, ...missing] = recipients.filter((each) => !others.has(each));
    // Without a destination nobody has had it: rather twice than not at all.
    const recipient = first ?? (destination === null ? recipients[0] : undefined);
    if (recipient === undefined || lead_id === null) return undefined;
    await transaction.updateTable('outbox').set({ destination: recipient }).where('id', '=', id).execute();
    await enqueue(
      transaction,
      missing.map((each) => ({ channel, destination: each, lead_id })),
      now,
    );
    return recipient;
  });
}
