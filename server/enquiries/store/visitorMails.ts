import { sql, type Transaction } from 'kysely';
import { enqueue, type NewDelivery } from '../delivery/outbox';
import type { EnquiryRow, Tables } from './Tables';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far another server's clock may be ahead, in milliseconds. What is later was queued before a clock was set back. */
const CLOCK_DIFFERENCE = HOUR;

/** How many mails of a kind that nobody asked us for one mailbox gets, however its address is spelled. */
const PER_MAILBOX = { hour: 1, day: 3 };

/** The mails to addresses that anybody may have typed in. */
export type UnconfirmedMail = 'confirmation' | 'acknowledgement';

/** How many of each a day, in all; 0 is no limit. */
export type MailLimits = Record<UnconfirmedMail, number>;

export type UnconfirmedDelivery = NewDelivery & { channel: UnconfirmedMail };

/** Queues mails within the share of their mailbox. Returns those held back because the share of all is used up. */
export async function queueVisitorMails(
  db: Transaction<Tables>,
  { mailbox, created_at }: EnquiryRow,
  mails: UnconfirmedDelivery[],
  limits: MailLimits,
): Promise<UnconfirmedMail[]> {
  const held: UnconfirmedMail[] = [];
  if (mails.length === 0) return held;
  // One counts at a time, on whatever server, and what it adds is counted by the next.
  await db.selectFrom('locks').select('name').where('name', '=', 'visitorMails').forUpdate().execute();
  for (const mail of mails) {
    const limit = limits[mail.channel];
    if (limit > 0 && (await countOfDay(db, mail.channel, created_at)) >= limit) held.push(mail.channel);
    else if (await hasShare(db, mail.channel, mailbox, created_at)) await enqueue(db, [mail], created_at);
  }
  return held;
}

async function countOfDay(db: Transaction<Tables>, mail: UnconfirmedMail, now: number): Promise<number> {
  const { count } = await ofDay(db, mail, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function hasShare(
  db: Transaction<Tables>,
  mail: UnconfirmedMail,
  mailbox: string,
  now: number,
): Promise<boolean> {
  const sent = await ofDay(db, mail, now)
    .select('created_at')
    .where((eb) =>
      mail === 'confirmation'
        ? eb('subscriber_id', 'in', eb.selectFrom('subscribers').select('id').where('mailbox', '=', mailbox))
        : eb('lead_id', 'in', eb.selectFrom('leads').select('id').where('mailbox', '=', mailbox)),
    )
    .execute();
  const ofHour = sent.filter(({ created_at }) => created_at > now - HOUR);
  return ofHour.length < PER_MAILBOX.hour && sent.length < PER_MAILBOX.day;
}

/** What was queued of a mail within a day. */
function ofDay(db: Transaction<Tables>, mail: UnconfirmedMail, now: number) {
  return (
    db
      .selectFrom('outbox')
      // Written out, because SQLite uses an index on a part of a table for no parameter.
      .where('channel', '=', sql.lit(mail))
      .where('created_at', '>', now - DAY)
      .where('created_at', '<=', now + CLOCK_DIFFERENCE)
  );
}
