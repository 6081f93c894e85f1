import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Database } from './Database';

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

/**
 * The statement that keeps the proof of a consent. The address is kept as a salted hash: enough to find the record for
 * somebody who names the address, and no list of addresses.
 */
export function keepConsent(consent: Consent): InStatement {
  const salt = randomBytes(16).toString('hex');
  return {
    sql: `INSERT INTO consents
      (id, salt, email_hash, purpose, version, locale, given_at, confirmed_at, ended_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      randomUUID(),
      salt,
      hash(salt, consent.email),
      consent.purpose,
      consent.version,
      consent.locale,
      consent.givenAt,
      consent.confirmedAt,
      consent.endedAt,
    ],
  };
}

/**
 * Finds what is kept of one person's consents, by e-mail address in any case of letters, each with the text that was
 * shown where that is known. Throws `DatabaseError`.
 */
export async function findConsents(
  database: Database,
  email: string,
): Promise<(Consent & { text: string })[]> {
  const { rows } = await database.read(`SELECT salt, email_hash, purpose, version, locale,
      given_at AS givenAt, confirmed_at AS confirmedAt, ended_at AS endedAt, coalesce(
        (SELECT text FROM consent_texts WHERE consent_texts.version = consents.version LIMIT 1), '') AS text
    FROM consents ORDER BY given_at`);
  return rows
    .filter(({ salt, email_hash }) => hash(String(salt), email) === email_hash)
    .map(({ salt, email_hash, ...consent }) => ({
      ...(consent as unknown as Consent & { text: string }),
      email,
    }));
}

function hash(salt: string, email: string): string {
  return createHash('sha256').update(salt).update(email.trim().toLowerCase()).digest('hex');
}
