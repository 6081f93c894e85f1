import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type EnquiryDelivery, enqueue } from '../delivery/outbox';
import { getDomain } from '../intake/getDomain';
import { toConsentRow, toSubscriberConsent } from './consents';
import { type ConsentBox, getConsentPurpose, UNKNOWN_VERSION } from './consentTexts';
import { lowerAscii } from './lowerAscii';
import type { EnquiryRow, Tables } from './Tables';
import { type HeldMail, type MailLimits, queueVisitorMails, type UnconfirmedDelivery } from './visitorMails';

export type NewEnquiry = {
  row: EnquiryRow;
  boxes: ConsentBox[];
  deliveries: EnquiryDelivery[];
  /** True if mail is configured. */
  hasMail: boolean;
  limits: MailLimits;
  /** Minimum number of days for which mails to the visitor are held, because the network has sent many enquiries. */
  holdDays: number;
};

/**
 * The result of an insert: a new enquiry, the enquiry already stored with the same key and content, or a key with other
 * content.
 */
export type InsertResult =
  | { outcome: 'new'; id: string; createdAt: number; held: HeldMail[] }
  | { outcome: 'replay'; id: string; createdAt: number }
  | { outcome: 'keyReused' };

/** Stores an enquiry with its consent texts, subscription and deliveries, unless its key is already in use. */
export function insertEnquiry(db: Kysely<Tables>, enquiry: NewEnquiry): Promise<InsertResult> {
  return db.transaction().execute((transaction) => insertEnquiryInTransaction(transaction, enquiry));
}

/** Same as `insertEnquiry`, within the caller's transaction. */
export async function insertEnquiryInTransaction(
  transaction: Transaction<Tables>,
  { row: receivedRow, boxes, deliveries, hasMail, limits, holdDays }: NewEnquiry,
): Promise<InsertResult> {
  const inserted = await transaction
    .insertInto('leads')
    .values(receivedRow)
    .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 0n) return findByKey(transaction, receivedRow);
  const knownBoxes = await storeConsentTexts(transaction, receivedRow, boxes);
  const knownConsents = new Set(knownBoxes.filter(({ isTicked }) => isTicked).map(({ purpose }) => purpose));
  const row = await replaceUnknownVersions(transaction, receivedRow, knownBoxes);
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
  const held = await queueVisitorMails(transaction, row, hasMail ? mails : [], limits, holdDays);
  return { ...stored, held };
}

/** Replaces the consent versions that are not known. Returns the changed row. */
async function replaceUnknownVersions(
  db: Transaction<Tables>,
  row: EnquiryRow,
  knownBoxes: ConsentBox[],
): Promise<EnquiryRow> {
  const getVersion = (purpose: string, version: string) =>
    version === '' || knownBoxes.some((box) => box.purpose === purpose) ? version : UNKNOWN_VERSION;
  const versions = {
    consent_version: getVersion(getConsentPurpose(row.kind), row.consent_version),
    transfer_version: getVersion('transfer', row.transfer_version),
  };
  if (Object.values(versions).includes(UNKNOWN_VERSION))
    await db.updateTable('leads').set(versions).where('id', '=', row.id).execute();
  return { ...row, ...versions };
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

/** Stores the current texts of ticked checkboxes. Returns the checkboxes with a current or former version of their text. */
async function storeConsentTexts(
  db: Transaction<Tables>,
  row: EnquiryRow,
  boxes: ConsentBox[],
): Promise<ConsentBox[]> {
  const knownBoxes: ConsentBox[] = [];
  for (const box of boxes) {
    const { purpose, version, text, isTicked } = box;
    const { locale } = row;
    if (text !== undefined && isTicked) {
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
    if (text !== undefined || stored) knownBoxes.push(box);
  }
  return knownBoxes;
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
        .expression(sql`lower(email)`)
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
    .where(sql<boolean>`lower(email) = ${lowerAscii(email)}`)
    .forUpdate()
    .executeTakeFirst();
  // Without an end time, the proof was already moved, and the new request is not confirmed yet.
  if (subscriber?.status !== 'unsubscribed' || subscriber.unsubscribed_at === null) return;
  const proof = toConsentRow(toSubscriberConsent(subscriber, created_at));
  await db.insertInto('consents').values(proof).execute();
}
