import type { InStatement, InValue } from '@libsql/client';
import { type Consent, keepConsent } from './consents';
import { purposeOf } from './consentTexts';
import type { Database } from './Database';
import type { DatabaseConnection } from './DatabaseConnection';

export type Deleted = { leads: number; subscribers: number };

/** Rows of one transaction: few enough that nobody who stores a lead meanwhile waits long. */
const BATCH = 200;

/**
 * Deletes all there is of one person, by e-mail address in any case of letters, but the proof of what they agreed to.
 * Throws `DatabaseError`.
 */
export async function eraseEmail(database: DatabaseConnection, email: string): Promise<Deleted> {
  const deleted = await deleteWhere(
    database,
    { leads: 'email = :email', subscribers: 'email = :email' },
    { email },
  );
  // Even when nothing was found: an earlier run may have been broken off between the two steps.
  await database.scrub();
  return deleted;
}

/**
 * Deletes leads stored before a time (ms since 1970), and subscriptions asked for before it that are not in force, but
 * the proof of consent. Throws `DatabaseError`.
 */
export async function purgeBefore(database: DatabaseConnection, time: number): Promise<Deleted> {
  const deleted = await deleteWhere(
    database,
    { leads: 'created_at < :time', subscribers: `requested_at < :time AND status <> 'confirmed'` },
    { time },
  );
  await database.scrub();
  return deleted;
}

/**
 * Deletes what the privacy page says is not kept any longer: leads 24 months after the last one of the same address,
 * requests for the newsletter that nobody confirmed as long after, and proofs of consent 3 years after its end. A
 * subscription that was ended is a proof itself. Throws `DatabaseError`.
 */
export async function deleteExpired(database: Database, now: number): Promise<Deleted> {
  const args = { contact: yearsBefore(now, 2), proof: yearsBefore(now, 3) };
  const deleted = await deleteWhere(
    database,
    {
      leads: `created_at < :contact AND NOT EXISTS (
        SELECT 1 FROM leads AS later WHERE later.email = leads.email AND later.created_at >= :contact
      )`,
      subscribers: `(status = 'pending' AND requested_at < :contact)
        OR (status = 'unsubscribed' AND unsubscribed_at < :proof)`,
    },
    args,
  );
  await database.write([{ sql: 'DELETE FROM consents WHERE ended_at < ?', args: [args.proof] }]);
  return deleted;
}

function yearsBefore(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

async function deleteWhere(
  database: Database,
  { leads, subscribers }: { leads: string; subscribers: string },
  args: Record<string, InValue>,
): Promise<Deleted> {
  const deleted = { leads: 0, subscribers: 0 };
  for (;;) {
    const now = Date.now();
    const found = await database.read({ sql: `SELECT * FROM leads WHERE ${leads} LIMIT ${BATCH}`, args });
    const alsoFound = await database.read({
      sql: `SELECT * FROM subscribers WHERE ${subscribers} LIMIT ${BATCH}`,
      args,
    });
    const leadRows = found.rows as unknown as LeadRow[];
    const subscriberRows = alsoFound.rows as unknown as SubscriberRow[];
    if (leadRows.length + subscriberRows.length === 0) return deleted;
    const consents = [
      ...leadRows.flatMap((row) => consentsOfLead(row, now)),
      ...subscriberRows.map((row) => consentOfSubscriber(row, now)),
    ];
    await database.write([
      ...consents.map(keepConsent),
      deleteIn('outbox', 'lead_id', leadRows),
      deleteIn('outbox', 'subscriber_id', subscriberRows),
      deleteIn('leads', 'id', leadRows),
      deleteIn('subscribers', 'id', subscriberRows),
    ]);
    deleted.leads += leadRows.length;
    deleted.subscribers += subscriberRows.length;
  }
}

function deleteIn(table: string, column: string, rows: { id: string }[]): InStatement {
  const marks = rows.map(() => '?').join(', ');
  return { sql: `DELETE FROM ${table} WHERE ${column} IN (${marks})`, args: rows.map(({ id }) => id) };
}

type LeadRow = {
  id: string;
  kind: string;
  email: string;
  locale: string;
  created_at: number;
  consent: number;
  consent_version: string;
  transfer: number;
  transfer_version: string;
  news_consent: number;
  news_consent_version: string;
};

/** What was ticked in the form; one that was sent with its boxes empty leaves no proof of anything. */
function consentsOfLead(row: LeadRow, endedAt: number): Consent[] {
  const { email, locale, created_at: givenAt } = row;
  const given = { email, locale, givenAt, confirmedAt: null, endedAt };
  const consents: Consent[] = [];
  if (row.consent === 1)
    consents.push({ ...given, purpose: purposeOf(row.kind), version: row.consent_version });
  if (row.transfer === 1) consents.push({ ...given, purpose: 'transfer', version: row.transfer_version });
  if (row.news_consent === 1) {
    consents.push({ ...given, purpose: 'newsletter', version: row.news_consent_version });
  }
  return consents;
}

type SubscriberRow = {
  id: string;
  email: string;
  locale: string;
  consent_version: string;
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

function consentOfSubscriber(row: SubscriberRow, now: number): Consent {
  return {
    email: row.email,
    purpose: 'newsletter',
    version: row.consent_version,
    locale: row.locale,
    givenAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.unsubscribed_at ?? now,
  };
}
