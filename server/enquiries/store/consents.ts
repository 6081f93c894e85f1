import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from './Tables';

/** What somebody agreed to, as it is kept when all else of them is deleted. Times are in ms since 1970. */
export type Consent = {
  email: string;
  /** What for. Older records name the kind of lead that was sent. */
  purpose: string;
  /** The version of the text that was shown. */
  version: string;
  locale: string;
  givenAt: number;
  /** When a link of a mail to the address confirmed it; only newsletters have one. */
  confirmedAt: number | null;
  /** When it was withdrawn, or the data deleted. */
  endedAt: number;
};

/** What a subscription proves; one that is not ended ends now. */
export function consentOfSubscriber(row: Selectable<Tables['subscribers']>, now: number): Consent {
  // One that was confirmed again by earlier code still has the end of the one before.
  const endedAt = row.status === 'confirmed' ? null : row.unsubscribed_at;
  return {
    email: row.email,
    purpose: 'newsletter',
    version: row.consent_version,
    locale: row.locale,
    givenAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    endedAt: endedAt ?? now,
  };
}

/**
 * The row that keeps the proof of a consent. The address is kept as a salted hash: enough to find the record for
 * somebody who names the address, and no list of addresses.
 */
export function toConsentRow(consent: Consent): Insertable<Tables['consents']> {
  const salt = randomBytes(16).toString('hex');
  return {
    id: randomUUID(),
    salt,
    email_hash: hash(salt, consent.email),
    purpose: consent.purpose,
    version: consent.version,
    locale: consent.locale,
    given_at: consent.givenAt,
    confirmed_at: consent.confirmedAt,
    ended_at: consent.endedAt,
  };
}

/**
 * Finds what is kept of one person's consents, by e-mail address in any case of letters, each with the text that was
 * shown where that is known.
 */
export async function findConsents(
  db: Kysely<Tables>,
  email: string,
): Promise<(Consent & { text: string })[]> {
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
  return rows
    .filter((row) => hash(row.salt, email) === row.email_hash)
    .map((row) => ({
      email,
      purpose: row.purpose,
      version: row.version,
      locale: row.locale,
      givenAt: row.given_at,
      confirmedAt: row.confirmed_at,
      endedAt: row.ended_at,
      text: row.text ?? '',
    }));
}

function hash(salt: string, email: string): string {
  return createHash('sha256').update(salt).update(email.trim().toLowerCase()).digest('hex');
}
