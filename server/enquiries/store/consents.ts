import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ConsentPurpose } from '@/lib/enquiry/consentText';
import { enqueue } from './outbox';
import { type EnquiryRow, lowerAscii, type Tables } from './tables';

type ConsentRow = Selectable<Tables['consents']>;

/**
 * A consent record that remains after all other data of a person is deleted. `contact` is the email address; for an
 * enquiry without one, the telephone number.
 */
export type Consent = Omit<ConsentRow, 'id' | 'salt' | 'email_hash'> & { contact: string };

/** Creates the consent record of a subscription. A subscription without an end ends now. */
export function toSubscriberConsent(row: Selectable<Tables['subscribers']>, now: number): Consent {
  return {
    contact: row.email,
    purpose: 'newsletter',
    version: row.consent_version,
    locale: row.locale,
    given_at: row.requested_at,
    confirmed_at: row.confirmed_at,
    ended_at: row.unsubscribed_at ?? now,
  };
}

/**
 * Creates the row of a consent record. The salted hash finds the record for a given email address or telephone number,
 * but does not contain it. It is still personal data: a program can compare it with all telephone numbers of a country.
 */
export function toConsentRow({ contact, ...consent }: Consent): Insertable<Tables['consents']> {
  const salt = randomBytes(16).toString('hex');
  return { id: randomUUID(), salt, email_hash: hashContact(salt, contact), ...consent };
}

/** A consent record with the text that the visitor saw, if known. */
export type FoundConsent = ConsentRow & { text: string | null };

/** Finds the consent records of a person by email address, ignoring case, or by telephone number. */
export async function findConsents(db: Kysely<Tables>, contact: string): Promise<FoundConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .selectAll('consents')
    .select(({ selectFrom }) =>
      selectFrom('consent_texts')
        .select('text')
        .whereRef('consent_texts.version', '=', 'consents.version')
        .limit(1)
        .as('text'),
    )
    .orderBy('given_at')
    .execute();
  return rows.filter(({ salt, email_hash }) => hashContact(salt, contact) === email_hash);
}

/** Returns the hash by which `consents` contains an email address or telephone number. */
export function hashContact(salt: string, contact: string): string {
  return createHash('sha256').update(salt).update(contact.trim().toLowerCase()).digest('hex');
}

/** Returns the purpose of the checkbox `consent` for a kind of form. */
export function getConsentPurpose(kind: string): ConsentPurpose {
  return kind === 'newsletter' ? 'newsletter' : 'information';
}

/**
 * The subscriber that a link belongs to. Each unsubscription increments the generation, which invalidates earlier
 * confirmation links.
 */
export type TokenHolder = { id: string; generation: number };

export type Subscriber = TokenHolder & {
  email: string;
  locale: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
};

/**
 * Requests a subscription. Anyone can enter any email address, so a confirmed subscription and the proof of an ended
 * one stay unchanged. Returns the subscriber who must confirm; undefined if the subscription is already confirmed.
 */
export async function requestSubscription(
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

/** Reads the subscriber that a mail or link belongs to; undefined if it was erased. */
export async function findSubscriber(db: Kysely<Tables>, id: string): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'generation', 'email', 'locale', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row as Subscriber | undefined;
}

/**
 * Confirms a subscription and queues the welcome mail, unless the subscriber has unsubscribed since the link was sent.
 * Returns true if the subscription is confirmed.
 */
export function confirmSubscription(
  db: Kysely<Tables>,
  { id, generation }: TokenHolder,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('subscribers')
      .select('status')
      .where('id', '=', id)
      .where('generation', '=', generation)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.status === 'confirmed') return row !== undefined;
    await transaction
      .updateTable('subscribers')
      .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
      .where('id', '=', id)
      .execute();
    await enqueue(transaction, [{ channel: 'welcome', subscriber_id: id }], now);
    return true;
  });
}

/**
 * Ends a subscription, deletes its queued mails, and invalidates its confirmation links. If the subscription has
 * already ended, changes nothing and returns false.
 */
export function endSubscription(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscribers')
      .set((eb) => ({
        generation: eb('generation', '+', 1),
        status: 'unsubscribed',
        unsubscribed_at: now,
      }))
      .where('id', '=', id)
      // A subscription that is requested again keeps the status `unsubscribed` until it is confirmed, but its
      // `unsubscribed_at` is cleared; it can be ended again.
      .where(({ eb, or }) => or([eb('status', '<>', 'unsubscribed'), eb('unsubscribed_at', 'is', null)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', '=', id)
      .where('delivered_at', 'is', null)
      .execute();
    return true;
  });
}
