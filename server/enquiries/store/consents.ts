import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from './Tables';

type ConsentRow = Selectable<Tables['consents']>;

/** What somebody agreed to, when all else of them is deleted. `purpose`: older records name the kind of lead that was sent. */
export type Consent = Omit<ConsentRow, 'id' | 'salt' | 'email_hash'> & { email: string };

/** What a subscription proves; one that is not ended ends now. */
export function toSubscriberConsent(row: Selectable<Tables['subscribers']>, now: number): Consent {
  // One that was confirmed again by earlier code still has the end of the one before.
  const ended_at = row.status === 'confirmed' ? null : row.unsubscribed_at;
  return {
    email: row.email,
    purpose: 'newsletter',
    version: row.consent_version,
    locale: row.locale,
    given_at: row.requested_at,
    confirmed_at: row.confirmed_at,
    ended_at: ended_at ?? now,
  };
}

/** The row that keeps a proof. The salted hash finds it for somebody who names the address, and is no list of addresses. */
export function toConsentRow({ email, ...consent }: Consent): Insertable<Tables['consents']> {
  const salt = randomBytes(16).toString('hex');
  return { id: randomUUID(), salt, email_hash: hash(salt, email), ...consent };
}

/** A proof with the text that was shown, where that is known. */
export type FoundConsent = ConsentRow & { text: string | null };

/** Finds what is kept of one person's consents, by e-mail address in any case of letters. */
export async function findConsents(db: Kysely<Tables>, email: string): Promise<FoundConsent[]> {
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
  return rows.filter(({ salt, email_hash }) => hash(salt, email) === email_hash);
}

function hash(salt: string, email: string): string {
  return createHash('sha256').update(salt).update(email.trim().toLowerCase()).digest('hex');
}
