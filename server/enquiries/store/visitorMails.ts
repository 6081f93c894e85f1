import { sql, type Transaction } from 'kysely';
import { DAY_MS, HOUR_MS } from '@/lib/i18n/workingTime';
import { enqueue, MAX_CLOCK_SKEW_MS, type NewDelivery } from '../outbox';
import type { EnquiryRow, Tables } from './tables';

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
