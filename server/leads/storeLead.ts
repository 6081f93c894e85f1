import { createHash, randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Lead } from '@/lib/leads/leadSchema';
import { contentHash } from './contentHash';
import type { Database } from './Database';
import { foldAddress } from './foldAddress';
import type { Suspicion } from './suspicionOf';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How many mails that ask to confirm one mailbox gets, however often and however spelled its address is typed in. */
const CONFIRMATIONS = { hour: 1, day: 3 };

/** How long a key stands for its submission: a draft may be sent again when its writer is back after a holiday. */
const KEY_LIFETIME = 7 * DAY;

export type Submission = {
  lead: Lead;
  /** What the client calls this submission; a retry carries the same. Absent: every submission is a new one. */
  idempotencyKey: string | undefined;
  /** Whether the key names the form rather than the submission: then other content under it is another lead. */
  isKeyOfForm: boolean;
  suspicion: Suspicion | undefined;
};

/** Where leads are delivered to: what the outbox gets an entry for. */
export type Deliveries = {
  mail: boolean;
  webhook: boolean;
  /** Mails a day that ask to confirm, in all; 0 is no limit. */
  confirmationLimit: number;
};

/** A lead that is new, or the one that the same key and content stored before; or a key that has other content. */
export type Stored =
  | { outcome: 'new'; id: string; isConfirmationHeld: boolean }
  | { outcome: 'replay'; id: string }
  | { outcome: 'keyReused' };

/**
 * Stores a lead together with its deliveries, or finds the one that the same key of the same kind stored before. When
 * it returns, the lead is on disk. Throws `DatabaseError`.
 */
export async function storeLead(
  database: Database,
  { lead, idempotencyKey, isKeyOfForm, suspicion }: Submission,
  deliveries: Deliveries,
): Promise<Stored> {
  const id = randomUUID();
  const now = Date.now();
  const content = contentHash(lead);
  const key = idempotencyKey ? hashOf(isKeyOfForm ? `${content} ${idempotencyKey}` : idempotencyKey) : id;
  // Whoever fills in what no person sees is answered by a person only.
  const subscribes = (lead.kind === 'newsletter' || lead.newsConsent) && suspicion !== 'honeypot';
  const confirms = subscribes && deliveries.mail;

  const statements: InStatement[] = [
    releaseKey(lead.kind, key, now - KEY_LIFETIME),
    insertLead(id, key, content, now, lead, suspicion),
  ];
  if (deliveries.webhook) statements.push(queueForLead('webhook', id, now));
  if (deliveries.mail && lead.kind !== 'newsletter') statements.push(queueForLead('sales', id, now));
  const limit = deliveries.confirmationLimit || Number.MAX_SAFE_INTEGER;
  if (subscribes) statements.push(upsertSubscriber(id, now, lead));
  if (confirms) statements.push(queueConfirmation(id, now, lead.email, limit));
  statements.push({
    sql: `SELECT id, content_hash,
        (SELECT count(*) FROM outbox WHERE channel = 'confirmation' AND created_at > ?) AS confirmations
      FROM leads WHERE kind = ? AND idempotency_key = ?`,
    args: [now - DAY, lead.kind, key],
  });

  const results = await database.write(statements);
  const row = results.at(-1)?.rows[0];
  const stored = String(row?.id);
  if (stored !== id) {
    return row?.content_hash === content ? { outcome: 'replay', id: stored } : { outcome: 'keyReused' };
  }
  const isQueued = results.at(-2)?.rowsAffected === 1;
  const isConfirmationHeld = confirms && !isQueued && Number(row?.confirmations) >= limit;
  return { outcome: 'new', id, isConfirmationHeld };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Ends the life of a key that was used before a time: the lead under it gets its own id for one. */
function releaseKey(kind: Lead['kind'], key: string, time: number): InStatement {
  return {
    sql: 'UPDATE leads SET idempotency_key = id WHERE kind = ? AND idempotency_key = ? AND created_at < ?',
    args: [kind, key, time],
  };
}

function insertLead(
  id: string,
  key: string,
  content: string,
  now: number,
  lead: Lead,
  suspicion: Suspicion | undefined,
): InStatement {
  return {
    sql: `INSERT INTO leads
      (id, kind, idempotency_key, created_at, locale, name, email, phone, company, subject, message,
       consent, consent_version, news_consent, news_consent_version, source, suspect, content_hash)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (kind, idempotency_key) DO NOTHING`,
    args: [
      id,
      lead.kind,
      key,
      now,
      lead.locale,
      lead.name ?? '',
      lead.email,
      lead.phone ?? '',
      lead.company ?? '',
      lead.subject ?? '',
      lead.message ?? '',
      lead.consent ? 1 : 0,
      lead.consentVersion ?? '',
      lead.newsConsent ? 1 : 0,
      lead.newsConsentVersion ?? '',
      lead.source ?? '',
      suspicion ?? '',
      content,
    ],
  };
}

/** Selects from `leads`, so that a replay, which inserted no lead, queues nothing. */
function queueForLead(channel: 'webhook' | 'sales', leadId: string, now: number): InStatement {
  return {
    sql: `INSERT INTO outbox (id, channel, lead_id, created_at, due_at)
      SELECT ?, ?, id, ?, ? FROM leads WHERE id = ?`,
    args: [randomUUID(), channel, now, now, leadId],
  };
}

/** What anybody asks for in the name of an address changes neither whether it is subscribed nor that it is not. */
function upsertSubscriber(leadId: string, now: number, lead: Lead): InStatement {
  const consentVersion = lead.kind === 'newsletter' ? lead.consentVersion : lead.newsConsentVersion;
  return {
    sql: `INSERT INTO subscribers (id, email, mailbox, locale, consent_version, status, requested_at)
      SELECT ?, email, ?, locale, ?, 'pending', ? FROM leads WHERE id = ?
      ON CONFLICT (email) DO UPDATE SET
        mailbox = excluded.mailbox,
        locale = excluded.locale,
        consent_version = excluded.consent_version,
        requested_at = excluded.requested_at
      WHERE status <> 'confirmed'`,
    args: [randomUUID(), foldAddress(lead.email), consentVersion ?? '', now, leadId],
  };
}

/** Asks who is not subscribed to confirm, unless the mailbox or all mailboxes together have had their share. */
function queueConfirmation(leadId: string, now: number, email: string, limit: number): InStatement {
  const sent = `SELECT count(*) FROM outbox JOIN subscribers AS other ON other.id = outbox.subscriber_id
    WHERE outbox.channel = 'confirmation' AND other.mailbox = subscribers.mailbox AND outbox.created_at > ?`;
  return {
    sql: `INSERT INTO outbox (id, channel, subscriber_id, created_at, due_at)
      SELECT ?, 'confirmation', id, ?, ? FROM subscribers
      WHERE email = ? AND status <> 'confirmed'
        AND EXISTS (SELECT 1 FROM leads WHERE leads.id = ?)
        AND (${sent}) < ${CONFIRMATIONS.hour}
        AND (${sent}) < ${CONFIRMATIONS.day}
        AND (SELECT count(*) FROM outbox WHERE channel = 'confirmation' AND created_at > ?) < ?`,
    args: [randomUUID(), now, now, email, leadId, now - HOUR, now - DAY, now - DAY, limit],
  };
}
