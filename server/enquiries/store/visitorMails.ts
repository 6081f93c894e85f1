import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from './Tables';
import type { LeadRow } from './toLeadRow';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far another server's clock may be ahead, in milliseconds. What is later was queued before a clock was set back. */
const CLOCK_DIFFERENCE = HOUR;

/**
 * How many mails of a kind one mailbox gets from us that nobody has confirmed, however often and however spelled its
 * address is typed in.
 */
const PER_MAILBOX = { hour: 1, day: 3 };

/** The mails to addresses that anybody may have typed in. */
export type UnconfirmedMail = 'confirmation' | 'acknowledgement';

/** How many of each a day, in all. */
export type MailLimits = Record<UnconfirmedMail, number>;

/**
 * Queues the mails to the address of a lead, but those that would be more than its mailbox or all mailboxes together
 * have as their share. Returns those that were held back because the share of all is used up.
 */
export async function queueVisitorMails(
  db: Transaction<Tables>,
  row: LeadRow,
  mails: UnconfirmedMail[],
  limits: MailLimits,
): Promise<UnconfirmedMail[]> {
  const held: UnconfirmedMail[] = [];
  if (mails.length === 0) return held;
  // One counts at a time, on whatever server, and what it adds is counted by the next.
  await db.selectFrom('locks').select('name').where('name', '=', 'visitorMails').forUpdate().execute();
  for (const mail of mails) {
    const to = await addresseeOf[mail](db, row);
    if (to === undefined) continue;
    const now = row.created_at;
    if ((await countOfDay(db, mail, now)) >= limits[mail]) held.push(mail);
    else if (await hasShare(db, mail, row.mailbox, now)) {
      await db
        .insertInto('outbox')
        .values({ id: randomUUID(), channel: mail, ...to, created_at: now, due_at: now })
        .execute();
    }
  }
  return held;
}

type Addressee = { lead_id: string } | { subscriber_id: string };

/** What a mail is about; undefined where there is nothing to say. */
const addresseeOf: Record<
  UnconfirmedMail,
  (db: Transaction<Tables>, row: LeadRow) => Promise<Addressee | undefined>
> = {
  /** Asks who is not subscribed to confirm. */
  confirmation: async (db, { email }) => {
    const subscriber = await db
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', email)
      .where('status', '<>', 'confirmed')
      .executeTakeFirst();
    return subscriber && { subscriber_id: subscriber.id };
  },
  /** Says that an enquiry has come. */
  acknowledgement: async (_, { id }) => ({ lead_id: id }),
};

async function countOfDay(db: Transaction<Tables>, mail: UnconfirmedMail, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    // Written out, because SQLite uses an index on a part of a table for no parameter.
    .where('channel', '=', sql.lit(mail))
    .where('created_at', '>', now - DAY)
    .where('created_at', '<=', now + CLOCK_DIFFERENCE)
    .executeTakeFirstOrThrow();
  return count;
}

async function hasShare(
  db: Transaction<Tables>,
  mail: UnconfirmedMail,
  mailbox: string,
  now: number,
): Promise<boolean> {
  const sent = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('channel', '=', mail)
    .where('created_at', '>', now - DAY)
    .where('created_at', '<=', now + CLOCK_DIFFERENCE)
    .where((eb) =>
      mail === 'confirmation'
        ? eb('subscriber_id', 'in', eb.selectFrom('subscribers').select('id').where('mailbox', '=', mailbox))
        : eb('lead_id', 'in', eb.selectFrom('leads').select('id').where('mailbox', '=', mailbox)),
    )
    .execute();
  const ofHour = sent.filter(({ created_at }) => created_at > now - HOUR);
  return ofHour.length < PER_MAILBOX.hour && sent.length < PER_MAILBOX.day;
}
