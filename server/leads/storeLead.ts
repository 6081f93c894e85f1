import { createHash, randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Lead } from '@/lib/leads/leadSchema';
import type { Database } from './Database';
import type { Suspicion } from './suspicionOf';

/** Nobody gets a second confirmation mail within this time, however often the address is typed in. */
const CONFIRMATION_PAUSE = 10 * 60_000;

export type Submission = {
  lead: Lead;
  /** What the client calls this submission; a retry carries the same. Absent: every submission is a new one. */
  idempotencyKey: string | undefined;
  suspicion: Suspicion | undefined;
};

/** Where leads are delivered to: what the outbox gets an entry for. */
export type Deliveries = { mail: boolean; webhook: boolean };

/**
 * Stores a lead together with its deliveries, or finds the one that the same key of the same kind stored before. When
 * it returns, the lead is on disk. Throws `DatabaseError`.
 */
export async function storeLead(
  database: Database,
  { lead, idempotencyKey, suspicion }: Submission,
  deliveries: Deliveries,
): Promise<{ id: string; isNew: boolean }> {
  const id = randomUUID();
  const now = Date.now();
  const key = idempotencyKey ? createHash('sha256').update(idempotencyKey).digest('hex') : id;
  const subscribes = (lead.kind === 'newsletter' || lead.newsConsent) && !suspicion;

  const statements: InStatement[] = [insertLead(id, key, now, lead, suspicion)];
  if (deliveries.webhook) statements.push(queueForLead('webhook', id, now));
  if (deliveries.mail && lead.kind !== 'newsletter') statements.push(queueForLead('sales', id, now));
  if (subscribes) statements.push(upsertSubscriber(id, now, lead));
  if (subscribes && deliveries.mail) statements.push(...queueConfirmation(id, now, lead.email));
  statements.push({
    sql: 'SELECT id FROM leads WHERE kind = ? AND idempotency_key = ?',
    args: [lead.kind, key],
  });

  const results = await database.write(statements);
  const stored = String(results.at(-1)?.rows[0]?.id);
  return { id: stored, isNew: stored === id };
}

function insertLead(
  id: string,
  key: string,
  now: number,
  lead: Lead,
  suspicion: Suspicion | undefined,
): InStatement {
  return {
    sql: `INSERT INTO leads
      (id, kind, idempotency_key, created_at, locale, name, email, phone, company, subject, message,
       consent_version, news_consent, news_consent_version, source, suspect)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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
      lead.consentVersion ?? '',
      lead.newsConsent ? 1 : 0,
      lead.newsConsentVersion ?? '',
      lead.source ?? '',
      suspicion ?? '',
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

function upsertSubscriber(leadId: string, now: number, lead: Lead): InStatement {
  const consentVersion = lead.kind === 'newsletter' ? lead.consentVersion : lead.newsConsentVersion;
  return {
    sql: `INSERT INTO subscribers (id, email, locale, consent_version, status, requested_at)
      SELECT ?, email, locale, ?, 'pending', ? FROM leads WHERE id = ?
      ON CONFLICT (email) DO UPDATE SET
        locale = excluded.locale,
        consent_version = excluded.consent_version,
        requested_at = excluded.requested_at,
        status = 'pending'
      WHERE status <> 'confirmed'`,
    args: [randomUUID(), consentVersion ?? '', now, leadId],
  };
}

function queueConfirmation(leadId: string, now: number, email: string): InStatement[] {
  const isDue = `email = ? AND status = 'pending' AND coalesce(confirmation_sent_at, 0) < ?
    AND EXISTS (SELECT 1 FROM leads WHERE leads.id = ?)`;
  const args = [email, now - CONFIRMATION_PAUSE, leadId];
  return [
    {
      sql: `INSERT INTO outbox (id, channel, subscriber_id, created_at, due_at)
        SELECT ?, 'confirmation', id, ?, ? FROM subscribers WHERE ${isDue}`,
      args: [randomUUID(), now, now, ...args],
    },
    {
      sql: `UPDATE subscribers SET confirmation_sent_at = ? WHERE ${isDue}`,
      args: [now, ...args],
    },
  ];
}
