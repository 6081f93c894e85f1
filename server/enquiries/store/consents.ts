import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ConsentPurpose } from '@/lib/enquiry/consentText';
import type { Tables } from './tables';

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
