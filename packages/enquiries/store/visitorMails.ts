import { sql, type Transaction } from 'kysely';
import { enqueue, type NewDelivery } from '../delivery/outbox';
import type { EnquiryRow, Tables } from './Tables';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Tolerance for the clocks of other servers. A later time was stored before a clock was set back. */
const MAX_CLOCK_SKEW_MS = HOUR_MS;

/** Maximum number of unconfirmed mails of each kind per mailbox, for all spellings of its email address. */
const MAX_PER_MAILBOX = { hour: 1, day: 3 };

/** Mails to unconfirmed email addresses, which anyone may have entered. */
export type UnconfirmedMail = 'confirmation' | 'acknowledgement';

/** Maximum number of each kind of mail per day; 0 disables the limit. */
export type MailLimits = Record<UnconfirmedMail, number>;

export type UnconfirmedDelivery = NewDelivery & { channel: UnconfirmedMail };

/** Queues mails within the limit of their mailbox. Returns the mails held back because the daily limit is reached. */
export async function queueVisitorMails(
  db: Transaction<Tables>,
  { mailbox, created_at }: EnquiryRow,
  mails: UnconfirmedDelivery[],
  limits: MailLimits,
): Promise<UnconfirmedMail[]> {
  const heldMails: UnconfirmedMail[] = [];
  if (mails.length === 0) return heldMails;
  // Serializes counting on all servers, so that each count includes the mails queued before.
  await db.selectFrom('locks').select('name').where('name', '=', 'visitorMails').forUpdate().execute();
  for (const mail of mails) {
    const limit = limits[mail.channel];
    if (limit > 0 && (await countLastDay(db, mail.channel, created_at)) >= limit)
      heldMails.push(mail.channel);
    else if (await isWithinMailboxLimit(db, mail.channel, mailbox, created_at))
      await enqueue(db, [mail], created_at);
  }
  return heldMails;
}

async function countLastDay(db: Transaction<Tables>, mail: UnconfirmedMail, now: number): Promise<number> {
  const { count } = await selectLastDay(db, mail, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function isWithinMailboxLimit(
  db: Transaction<Tables>,
  mail: UnconfirmedMail,
  mailbox: string,
  now: number,
): Promise<boolean> {
  const queuedLastDay = await selectLastDay(db, mail, now)
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

/** Selects the entries of one kind of mail from the last 24 hours. */
function selectLastDay(db: Transaction<Tables>, mail: UnconfirmedMail, now: number) {
  return (
    db
      .selectFrom('outbox')
      // A literal, because SQLite does not use a partial index with a parameter.
      .where('channel', '=', sql.lit(mail))
      .where('created_at', '>', now - DAY_MS)
      .where('created_at', '<=', now + MAX_CLOCK_SKEW_MS)
  );
}
