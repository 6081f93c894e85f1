import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { type Consent, getConsentPurpose, toConsentRow, toSubscriberConsent } from './consents';
import { type EnquiryRow, lowerAscii, type Tables } from './tables';

/** Rows per transaction: few enough that concurrent inserts do not wait long. */
const BATCH_SIZE = 200;

type Condition<T extends keyof Tables> = (eb: ExpressionBuilder<Tables, T>) => Expression<SqlBool>;

/** Deletes a batch of a person's data by email address, ignoring the case of ASCII letters. Proofs of consent remain. */
export function deleteByEmail(db: Kysely<Tables>, email: string): Promise<DeletedCounts> {
  return deleteBatch(
    db,
    () => sql<SqlBool>`lower(email) = ${lowerAscii(email)}`,
    () => sql<SqlBool>`lower(email) = ${lowerAscii(email)}`,
  );
}

/** Deletes a batch of enquiries with a telephone number, in any spelling (see `getPhoneKey`). Proofs of consent remain. */
export function deleteByPhone(db: Kysely<Tables>, phoneKey: string): Promise<DeletedCounts> {
  return deleteBatch(
    db,
    (eb) => eb('phone_key', '=', phoneKey),
    (eb) => eb.lit(false),
  );
}

/** Deletes a batch of enquiries stored before a time, and of unconfirmed or ended subscriptions requested before it. */
export function deleteOlder(db: Kysely<Tables>, time: number): Promise<DeletedCounts> {
  return deleteBatch(
    db,
    (eb) => eb('created_at', '<', time),
    (eb) => eb.and([eb('requested_at', '<', time), eb('status', '<>', 'confirmed')]),
  );
}

/**
 * Deletes a batch of the data whose retention period has ended. An enquiry is kept as long as the same person has a
 * later one within the period. `enquiriesBefore` also applies to requests for a subscription that were never confirmed;
 * `proofsBefore` applies to ended consents and subscriptions.
 */
export async function deleteExpired(
  db: Kysely<Tables>,
  enquiriesBefore: number,
  proofsBefore: number,
): Promise<DeletedCounts> {
  await db.deleteFrom('consents').where('ended_at', '<', proofsBefore).execute();
  return deleteBatch(
    db,
    (eb) =>
      eb.and([
        eb('created_at', '<', enquiriesBefore),
        eb.not(
          eb.exists(
            eb
              .selectFrom('leads as later')
              .select('later.id')
              .where(isSamePerson)
              .where('later.created_at', '>=', enquiriesBefore),
          ),
        ),
      ]),
    (eb) =>
      eb.or([
        eb.and([
          eb('status', '<>', 'confirmed'),
          eb('unsubscribed_at', 'is', null),
          eb('requested_at', '<', enquiriesBefore),
        ]),
        eb.and([eb('status', '=', 'unsubscribed'), eb('unsubscribed_at', '<', proofsBefore)]),
      ]),
  );
}

/** Compares the email addresses of two enquiries; without one, the telephone numbers. */
function isSamePerson(eb: ExpressionBuilder<Tables & { later: Tables['leads'] }, 'leads' | 'later'>) {
  return eb.or([
    eb.and([eb('leads.email', '<>', ''), sql<SqlBool>`lower(later.email) = lower(leads.email)`]),
    eb.and([eb('leads.email', '=', ''), eb('later.mailbox', '=', eb.ref('leads.mailbox'))]),
  ]);
}

/** Deletes up to `BATCH_SIZE` rows of each table and their outbox entries, and stores the proofs of consent. */
function deleteBatch(
  db: Kysely<Tables>,
  enquiryCondition: Condition<'leads'>,
  subscriberCondition: Condition<'subscribers'>,
): Promise<DeletedCounts> {
  return db.transaction().execute(async (transaction) => {
    const now = Date.now();
    const enquiries = await transaction
      .deleteFrom('leads')
      .where('id', 'in', (eb) =>
        eb.selectFrom('leads').select('id').where(enquiryCondition).limit(BATCH_SIZE).forUpdate(),
      )
      .returningAll()
      .execute();
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('id', 'in', (eb) =>
        eb.selectFrom('subscribers').select('id').where(subscriberCondition).limit(BATCH_SIZE).forUpdate(),
      )
      .returningAll()
      .execute();
    const consents = [
      // A consent never ends before it was given, even if the clock was set back.
      ...enquiries.flatMap((row) => getEnquiryConsents(row, Math.max(now, row.created_at))),
      ...subscribers.map((row) => toSubscriberConsent(row, Math.max(now, row.requested_at))),
    ];
    if (consents.length > 0) {
      await transaction.insertInto('consents').values(consents.map(toConsentRow)).execute();
    }
    for (const [column, rows] of [['lead_id', enquiries] as const, ['subscriber_id', subscribers] as const]) {
      if (rows.length === 0) continue;
      const ids = rows.map(({ id }) => id);
      await transaction.deleteFrom('outbox').where(column, 'in', ids).execute();
    }
    return { enquiries: enquiries.length, subscribers: subscribers.length };
  });
}

/** Returns the consents of an enquiry; none if no checkbox was ticked. */
function getEnquiryConsents(row: EnquiryRow, ended_at: number): Consent[] {
  const { email, mailbox, locale, created_at: given_at } = row;
  const consent = { contact: email || mailbox, locale, given_at, confirmed_at: null, ended_at };
  return [
    { ticked: row.consent, purpose: getConsentPurpose(row.kind), version: row.consent_version },
    { ticked: row.transfer, purpose: 'transfer', version: row.transfer_version },
  ].flatMap(({ ticked, ...box }) => (ticked === 1 ? [{ ...consent, ...box }] : []));
}

/** The number of deleted rows. */
export type DeletedCounts = { enquiries: number; subscribers: number };

/** Calls `deleteBatch` until nothing is left to delete. Errors from `deleteBatch` are passed on. */
export async function deleteInBatches(deleteBatch: () => Promise<DeletedCounts>): Promise<DeletedCounts> {
  const deleted = { enquiries: 0, subscribers: 0 };
  for (;;) {
    const { enquiries, subscribers } = await deleteBatch();
    if (enquiries + subscribers === 0) return deleted;
    deleted.enquiries += enquiries;
    deleted.subscribers += subscribers;
  }
}
