import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { DAY_MS, HOUR_MS } from '@/lib/i18n/workingTime';
import { type Channel, type EnquiryChannel, type EnquiryRow, isForVisitor, type Tables } from './tables';

/** A failed delivery. `code` gives the reason without personal data, for the log and the outbox. */
export class DeliveryError extends Error {
  constructor(
    readonly code: string,
    /** True if a retry would fail too. */
    readonly isPermanent = false,
    /** The wait that the receiver requested. */
    readonly retryAfterMs = 0,
  ) {
    super(code);
    this.name = 'DeliveryError';
  }
}

/**
 * An outbox entry. Its ID is the same at every attempt, so that a receiver can detect a repetition. `attempts` includes
 * the current attempt.
 */
export type Delivery = Selectable<Tables['outbox']>;

/** An entry to queue, for an enquiry or a subscriber. */
export type NewDelivery = { channel: Channel; destination?: string; held_until?: number | null } & (
  | { lead_id: string }
  | { subscriber_id: string }
);

/** A channel and destination to which an enquiry is delivered. */
export type EnquiryDelivery = { channel: EnquiryChannel; destination?: string };

/** Returns the staff email address that an entry goes to; undefined for visitors and webhooks. */
export function getStaffRecipient({ channel, destination }: Delivery): string | undefined {
  return isForVisitor(channel) ? undefined : (destination ?? undefined);
}

/** Queues deliveries, which are due at once. */
export async function enqueue(db: Kysely<Tables>, deliveries: NewDelivery[], now: number): Promise<void> {
  if (deliveries.length === 0) return;
  const values = deliveries.map((delivery) => ({
    id: randomUUID(),
    ...delivery,
    created_at: now,
    due_at: now,
  }));
  await db.insertInto('outbox').values(values).execute();
}

/** Tolerance for clock differences between servers and for the delay of a call. */
const MAX_CLOCK_SKEW_MS = 10 * 60_000;

/** Maximum number of unconfirmed mails of each kind per mailbox, for all spellings of its email address. */
const MAX_PER_MAILBOX = { hour: 1, day: 3 };

/** Mails to unconfirmed email addresses, which anyone may have entered. */
type UnconfirmedMail = 'confirmation' | 'acknowledgement';

/** Maximum number of each kind of mail per day; 0 disables the limit. */
export type MailLimits = Record<UnconfirmedMail, number>;

export type UnconfirmedDelivery = NewDelivery & { channel: UnconfirmedMail };

/** Maximum time that a mail is held. */
const MAX_HOLD_DAYS = 7;

/**
 * Queues mails within the limit of their mailbox. A mail above the daily limit is held until the next day with space, at
 * least for `minHoldDays`.
 */
export async function queueVisitorMails(
  db: Transaction<Tables>,
  { mailbox, created_at: now }: EnquiryRow,
  mails: UnconfirmedDelivery[],
  limits: MailLimits,
  minHoldDays: number,
): Promise<void> {
  if (mails.length === 0) return;
  // Serializes counting on all servers, so that each count includes the mails queued before.
  await db.selectFrom('locks').select('name').where('name', '=', 'visitorMails').forUpdate().execute();
  for (const mail of mails) {
    if (!(await isWithinMailboxLimit(db, mail.channel, mailbox, now))) continue;
    const days = await findDayWithSpace(db, mail.channel, limits[mail.channel], minHoldDays, now);
    if (days !== undefined)
      await enqueue(db, [{ ...mail, held_until: days === 0 ? null : now + days * DAY_MS }], now);
  }
}

/** Returns the number of days after which a mail is within the daily limit; undefined if there are too many. */
async function findDayWithSpace(
  db: Transaction<Tables>,
  mail: UnconfirmedMail,
  limit: number,
  minDays: number,
  now: number,
): Promise<number | undefined> {
  if (limit === 0) return 0;
  for (let days = minDays; days <= MAX_HOLD_DAYS; days += 1) {
    const time = now + days * DAY_MS;
    // Another server may have queued a mail after `now` was read.
    const end = time + (days === 0 ? MAX_CLOCK_SKEW_MS : 0);
    const { count } = await selectRecent(db, mail, now, MAX_HOLD_DAYS + 1)
      .where((eb) => eb.between(eb.fn.coalesce('held_until', 'created_at'), time - DAY_MS + 1, end))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count < limit) return days;
  }
  return undefined;
}

async function isWithinMailboxLimit(
  db: Transaction<Tables>,
  mail: UnconfirmedMail,
  mailbox: string,
  now: number,
): Promise<boolean> {
  const queuedLastDay = await selectRecent(db, mail, now, 1)
    .select('created_at')
    .where((eb) =>
      mail === 'confirmation'
        ? eb('subscriber_id', 'in', eb.selectFrom('subscribers').select('id').where('mailbox', '=', mailbox))
        : eb('lead_id', 'in', eb.selectFrom('leads').select('id').where('mailbox', '=', mailbox)),
    )
    .execute();
  const queuedLastHour = queuedLastDay.filter(({ created_at }) => created_at > now - HOUR_MS);
  return queuedLastHour.length < MAX_PER_MAILBOX.hour && queuedLastDay.length < MAX_PER_MAILBOX.day;
}

/** Selects the entries of one kind of mail that were queued within the last days. */
function selectRecent(db: Transaction<Tables>, mail: UnconfirmedMail, now: number, days: number) {
  return (
    db
      .selectFrom('outbox')
      // A literal, because SQLite does not use a partial index with a parameter.
      .where('channel', '=', sql.lit(mail))
      .where('created_at', '>', now - days * DAY_MS)
      .where('created_at', '<=', now + MAX_CLOCK_SKEW_MS)
  );
}

/** Maximum wait between two attempts. */
export const MAX_BACKOFF_MS = 15 * 60_000;

/** Longer than the time limit of an attempt: a process that has not recorded the outcome by then has ended. */
const LEASE_MS = 2 * 60_000;

type OutboxExpression = ExpressionBuilder<Tables, 'outbox'>;

/**
 * Builds the condition for undelivered entries of some channels that are not held. An entry from the future is not held,
 * because the clock has been set back.
 */
function isPending(now: number, channels: Channel[]) {
  return (eb: OutboxExpression) =>
    eb.and([
      eb('channel', 'in', channels),
      eb('delivered_at', 'is', null),
      eb('abandoned_at', 'is', null),
      eb.or([
        eb('held_until', 'is', null),
        eb('held_until', '<=', now),
        eb('created_at', '>', now + MAX_CLOCK_SKEW_MS),
      ]),
    ]);
}

/**
 * Builds the condition that another process has a valid lease. A lease that ends later than any possible lease is
 * ignored, because the clock has been set back.
 */
function isLeased(eb: OutboxExpression, now: number) {
  return eb.and([
    eb('owner', 'is not', null),
    eb('lease_until', '>', now),
    eb('lease_until', '<=', now + LEASE_MS + MAX_CLOCK_SKEW_MS),
  ]);
}

/**
 * Builds the time from which an entry can be claimed. This is `now` for the first attempt, and also if the entry is due
 * later than after any possible wait, because the clock has been set back.
 */
function getClaimTime(eb: OutboxExpression, now: number) {
  return eb
    .case()
    .when(isLeased(eb, now))
    .then(eb.ref('lease_until'))
    .when(eb.or([eb('attempts', '=', 0), eb('due_at', '>', now + MAX_BACKOFF_MS + MAX_CLOCK_SKEW_MS)]))
    .then(eb.val(now))
    .else(eb.ref('due_at'))
    .end();
}

/** The claiming process, its channels and the IDs of its running attempts. */
type Claim = { channels: Channel[]; owner: string; runningIds: string[] };

/**
 * Claims the entry that has been due longest for one attempt. Entries without an attempt come before failed ones, so
 * that failing destinations delay only themselves. If no entry is due, returns only the time at which the next entry is
 * due (ms since 1970), or an empty object if no entry is queued. Several servers may claim at once: `SKIP LOCKED` skips
 * entries that another server is claiming. The caller must list its running attempts in `runningIds`, because their
 * leases may end before their outcome is recorded. If the response to a claim is lost, the entry can be claimed again.
 */
export async function claimDelivery(
  db: Kysely<Tables>,
  { channels, owner, runningIds }: Claim,
  now: number,
): Promise<{ delivery?: Delivery | undefined; next?: number }> {
  // An empty list is not valid SQL.
  const excludedIds = ['', ...runningIds];
  const { next } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min<number | null>(getClaimTime(eb, now)).as('next'))
    .where(isPending(now, channels))
    .where('id', 'not in', excludedIds)
    .executeTakeFirstOrThrow();
  // Text in place of a time, in a damaged row.
  if (typeof next !== 'number') return {};
  if (next > now) return { next };
  const delivery = await db
    .updateTable('outbox')
    .set((eb) => ({ owner, lease_until: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where(isPending(now, channels))
        .where('id', 'not in', excludedIds)
        .where((eb) => eb(getClaimTime(eb, now), '<=', now))
        .orderBy((eb) => eb.case().when('attempts', '=', 0).then(0).else(1).end())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  // `delivery` is undefined if another process claimed the entry first.
  return { delivery, next };
}

/** Makes all failed entries due now. Called when the server starts, because the cause has often been fixed by then. */
export async function retryPendingNow(db: Kysely<Tables>, channels: Channel[], now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where(isPending(now, channels))
    .where((eb) => eb.not(isLeased(eb, now)))
    .where('due_at', '>', now)
    .execute();
}

/** Column values that end a lease. */
const noLease = { owner: null, lease_until: null };

/** Marks an entry as delivered, even if another process has claimed it since. */
export async function markDelivered(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ delivered_at: now, abandoned_at: null, last_error: null, ...noLease })
    .where('id', '=', id)
    .execute();
}

/**
 * Records why an attempt failed, and when the entry is due again or was abandoned. Does nothing if another process has
 * claimed the entry since.
 */
export async function markFailed(
  db: Kysely<Tables>,
  id: string,
  owner: string,
  code: string,
  nextState: { due_at: number } | { abandoned_at: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...nextState, last_error: code, ...noLease })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .execute();
}
