import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { enqueue, type LeadDelivery } from '../delivery/outbox';
import { getDomain } from '../intake/getDomain';
import { toConsentRow, toSubscriberConsent } from './consents';
import type { TickedBox } from './consentTexts';
import type { EnquiryRow, Tables } from './Tables';
import {
  type MailLimits,
  queueVisitorMails,
  type UnconfirmedDelivery,
  type UnconfirmedMail,
} from './visitorMails';

/** How long a key stands for its submission: a draft may be sent again when its writer is back after a holiday. */
const KEY_LIFETIME = 7 * 86_400_000;

export type NewEnquiry = {
  row: EnquiryRow;
  boxes: TickedBox[];
  deliveries: LeadDelivery[];
  /** Whether mail is set up. */
  hasMail: boolean;
  limits: MailLimits;
};

/** A lead that is new, or the one that the same key and content stored before; or a key that has other content. */
export type Stored =
  | { outcome: 'new'; id: string; held: UnconfirmedMail[] }
  | { outcome: 'replay'; id: string }
  | { outcome: 'keyReused' };

/** Keeps a lead with the words it agreed to, its subscription and its deliveries, unless its key has one already. */
export function insertEnquiry(db: Kysely<Tables>, lead: NewEnquiry): Promise<Stored> {
  return db.transaction().execute((transaction) => insertEnquiryInTransaction(transaction, lead));
}

/** Does the same as `keepLead` within a transaction of the caller. */
export async function insertEnquiryInTransaction(
  transaction: Transaction<Tables>,
  { row, boxes, deliveries, hasMail, limits }: NewEnquiry,
): Promise<Stored> {
  await releaseKey(transaction, row);
  const inserted = await transaction
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 0n) return findByKey(transaction, row);
  const given = await keepTexts(transaction, row, boxes);
  // Only a tick beside words of ours lets a lead leave Vietnam.
  const allowed = deliveries.filter(({ channel }) => channel !== 'headquarters' || given.has('transfer'));
  const forLead = allowed.map((delivery) => ({ ...delivery, lead_id: row.id }));
  await enqueue(transaction, forLead, row.created_at);
  // Whoever fills in what no person sees is answered by a person only.
  if (row.suspect === 'honeypot') return { outcome: 'new', id: row.id, held: [] };
  const destination = getDomain(row.email);
  const mails: UnconfirmedDelivery[] = [];
  if (row.kind !== 'newsletter') mails.push({ channel: 'acknowledgement', destination, lead_id: row.id });
  // Whoever asks for the newsletter is asked to confirm; of an enquiry, only a tick beside words of ours asks for it.
  if (row.consent === 1 && (row.kind === 'newsletter' || given.has('information'))) {
    const subscriber = await askToSubscribe(transaction, row);
    if (subscriber) mails.push({ channel: 'confirmation', destination, subscriber_id: subscriber.id });
  }
  const held = await queueVisitorMails(transaction, row, hasMail ? mails : [], limits);
  return { outcome: 'new', id: row.id, held };
}

/** Ends the life of a key that is too old: the lead under it gets its own id for one. */
async function releaseKey(db: Transaction<Tables>, row: EnquiryRow): Promise<void> {
  await db
    .updateTable('leads')
    .set(({ ref }) => ({ idempotency_key: ref('id') }))
    .where('kind', '=', row.kind)
    .where('idempotency_key', '=', row.idempotency_key)
    .where('created_at', '<', row.created_at - KEY_LIFETIME)
    .execute();
}

async function findByKey(db: Transaction<Tables>, row: EnquiryRow): Promise<Stored> {
  const { id, content_hash } = await db
    .selectFrom('leads')
    .select(['id', 'content_hash'])
    .where('kind', '=', row.kind)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  return content_hash === row.content_hash ? { outcome: 'replay', id } : { outcome: 'keyReused' };
}

/** Keeps the words beside each box that are ours now. Returns what was agreed to in words of ours, now or once. */
async function keepTexts(db: Transaction<Tables>, row: EnquiryRow, boxes: TickedBox[]): Promise<Set<string>> {
  const given = new Set<string>();
  for (const { purpose, version, text } of boxes) {
    const { locale } = row;
    if (text !== undefined) {
      await db
        .insertInto('consent_texts')
        .values({ version, purpose, locale, text, first_given_at: row.created_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const kept = await db
      .selectFrom('consent_texts')
      .select('version')
      .where('version', '=', version)
      .where('purpose', '=', purpose)
      .where('locale', '=', locale)
      .executeTakeFirst();
    if (kept) given.add(purpose);
  }
  return given;
}

/**
 * What anybody asks for in the name of an address changes neither whether it is subscribed nor that it is not, nor the
 * proof of a subscription that was ended. Returns who is to confirm; undefined for one who is subscribed.
 */
async function askToSubscribe(db: Transaction<Tables>, row: EnquiryRow): Promise<{ id: string } | undefined> {
  await setEndedProofAside(db, row);
  const { email, mailbox, locale, consent_version, created_at: requested_at } = row;
  const asked = { mailbox, locale, consent_version, requested_at };
  return db
    .insertInto('subscribers')
    .values({ id: randomUUID(), email, status: 'pending', ...asked })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...asked, confirmed_at: null, unsubscribed_at: null })
        .where('subscribers.status', '<>', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst();
}

/** Puts the proof of an ended subscription where all proofs are kept, before its row takes what is asked for now. */
async function setEndedProofAside(db: Transaction<Tables>, { email, created_at }: EnquiryRow): Promise<void> {
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  // Without an end it has been put there, and nobody has confirmed what was asked for since.
  if (subscriber?.status !== 'unsubscribed' || subscriber.unsubscribed_at === null) return;
  const proof = toConsentRow(toSubscriberConsent(subscriber, created_at));
  await db.insertInto('consents').values(proof).execute();
}
