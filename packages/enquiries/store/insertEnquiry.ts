import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type EnquiryDelivery, enqueue } from '../delivery/outbox';
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

/** Lifetime of an idempotency key: a draft may be sent again after its author returns from a holiday. */
const KEY_LIFETIME_MS = 7 * 86_400_000;

export type NewEnquiry = {
  row: EnquiryRow;
  boxes: TickedBox[];
  deliveries: EnquiryDelivery[];
  /** True if mail is configured. */
  hasMail: boolean;
  limits: MailLimits;
};

/**
 * The result of an insert: a new enquiry, the enquiry already stored with the same key and content, or a key with other
 * content.
 */
export type InsertResult =
  | { outcome: 'new'; id: string; createdAt: number; held: UnconfirmedMail[] }
  | { outcome: 'replay'; id: string; createdAt: number }
  | { outcome: 'keyReused' };

/** Stores an enquiry with its consent texts, subscription and deliveries, unless its key is already in use. */
export function insertEnquiry(db: Kysely<Tables>, enquiry: NewEnquiry): Promise<InsertResult> {
  return db.transaction().execute((transaction) => insertEnquiryInTransaction(transaction, enquiry));
}

/** Same as `insertEnquiry`, within the caller's transaction. */
export async function insertEnquiryInTransaction(
  transaction: Transaction<Tables>,
  { row, boxes, deliveries, hasMail, limits }: NewEnquiry,
): Promise<InsertResult> {
  await releaseKey(transaction, row);
  const inserted = await transaction
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 0n) return findByKey(transaction, row);
  const knownConsents = await storeConsentTexts(transaction, row, boxes);
  // Cross-border transfer requires consent to a known version of the text.
  const allowed = deliveries.filter(
    ({ channel }) => channel !== 'headquarters' || knownConsents.has('transfer'),
  );
  const entries = allowed.map((delivery) => ({ ...delivery, lead_id: row.id }));
  await enqueue(transaction, entries, row.created_at);
  const stored = { outcome: 'new', id: row.id, createdAt: row.created_at } as const;
  // Honeypot hits get no automatic mail.
  if (row.suspect === 'honeypot' || row.email === '') return { ...stored, held: [] };
  const destination = getDomain(row.email);
  const mails: UnconfirmedDelivery[] = [];
  if (row.kind !== 'newsletter') mails.push({ channel: 'acknowledgement', destination, lead_id: row.id });
  // A newsletter form is confirmed by mail. A contact form subscribes only with consent to a known version of the text.
  if (row.consent === 1 && (row.kind === 'newsletter' || knownConsents.has('information'))) {
    const subscriber = await requestSubscription(transaction, row);
    if (subscriber) mails.push({ channel: 'confirmation', destination, subscriber_id: subscriber.id });
  }
  const held = await queueVisitorMails(transaction, row, hasMail ? mails : [], limits);
  return { ...stored, held };
}

/** Releases an expired key: its enquiry gets its ID as the key. */
async function releaseKey(db: Transaction<Tables>, row: EnquiryRow): Promise<void> {
  await db
    .updateTable('leads')
    .set(({ ref }) => ({ idempotency_key: ref('id') }))
    .where('kind', '=', row.kind)
    .where('idempotency_key', '=', row.idempotency_key)
    .where('created_at', '<', row.created_at - KEY_LIFETIME_MS)
    .execute();
}

async function findByKey(db: Transaction<Tables>, row: EnquiryRow): Promise<InsertResult> {
  const { id, content_hash, created_at } = await db
    .selectFrom('leads')
    .select(['id', 'content_hash', 'created_at'])
    .where('kind', '=', row.kind)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  if (content_hash !== row.content_hash) return { outcome: 'keyReused' };
  return { outcome: 'replay', id, createdAt: created_at };
}

/** Stores the current consent texts. Returns the purposes with consent to a current or former version of the text. */
async function storeConsentTexts(
  db: Transaction<Tables>,
  row: EnquiryRow,
  boxes: TickedBox[],
): Promise<Set<string>> {
  const knownConsents = new Set<string>();
  for (const { purpose, version, text } of boxes) {
    const { locale } = row;
    if (text !== undefined) {
      await db
        .insertInto('consent_texts')
        .values({ version, purpose, locale, text, first_given_at: row.created_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const stored = await db
      .selectFrom('consent_texts')
      .select('version')
      .where('version', '=', version)
      .where('purpose', '=', purpose)
      .where('locale', '=', locale)
      .executeTakeFirst();
    if (stored) knownConsents.add(purpose);
  }
  return knownConsents;
}

/**
 * Requests a subscription. Anyone can enter any email address, so a confirmed subscription and the proof of an ended
 * one stay unchanged. Returns the subscriber who must confirm; undefined if the subscription is already confirmed.
 */
async function requestSubscription(
  db: Transaction<Tables>,
  row: EnquiryRow,
): Promise<{ id: string } | undefined> {
  await archiveEndedProof(db, row);
  const { email, mailbox, locale, consent_version, created_at: requested_at } = row;
  const request = { mailbox, locale, consent_version, requested_at };
  return db
    .insertInto('subscribers')
    .values({ id: randomUUID(), email, status: 'pending', ...request })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...request, confirmed_at: null, unsubscribed_at: null })
        .where('subscribers.status', '<>', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst();
}

/**
 * Moves the proof of an ended subscription to the consent records, before its row is overwritten by the new request.
 */
async function archiveEndedProof(db: Transaction<Tables>, { email, created_at }: EnquiryRow): Promise<void> {
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  // Without an end time, the proof was already moved, and the new request is not confirmed yet.
  if (subscriber?.status !== 'unsubscribed' || subscriber.unsubscribed_at === null) return;
  const proof = toConsentRow(toSubscriberConsent(subscriber, created_at));
  await db.insertInto('consents').values(proof).execute();
}
