import { createHash, randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import type { Lead } from '@/lib/shared/enquiry/leadSchema';
import type { LeadChannel } from '../delivery/outbox';
import type { RobotName } from '../delivery/robots/robots';
import { contentHash } from '../intake/contentHash';
import { foldAddress } from '../intake/foldAddress';
import type { Suspicion } from '../intake/suspicionOf';
import { givenText, keepTexts } from './consentTexts';
import type { Database } from './Database';
import { insertLead } from './insertLead';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How many mails of a kind one mailbox gets from us that nobody has confirmed, however often and however spelled its
 * address is typed in.
 */
const PER_MAILBOX = { hour: 1, day: 3 };

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
  headquarters: boolean;
  webhook: boolean;
  robots: RobotName[];
  /** Mails a day that ask to confirm, in all; 0 is no limit. */
  confirmationLimit: number;
  /** Mails a day that say an enquiry has come, likewise. */
  acknowledgementLimit: number;
};

/** The mails to addresses that anybody may have typed in. */
export type UnconfirmedMail = 'confirmation' | 'acknowledgement';

/** A lead that is new, or the one that the same key and content stored before; or a key that has other content. */
export type Stored =
  | { outcome: 'new'; id: string; held: UnconfirmedMail[] }
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
  texts: ConsentTexts,
): Promise<Stored> {
  const id = randomUUID();
  const now = Date.now();
  const content = contentHash(lead);
  const key = idempotencyKey ? hashOf(isKeyOfForm ? `${content} ${idempotencyKey}` : idempotencyKey) : id;
  // Whoever fills in what no person sees is answered by a person only.
  const isAnswered = suspicion !== 'honeypot';
  const limits = {
    confirmation: deliveries.confirmationLimit || Number.MAX_SAFE_INTEGER,
    acknowledgement: deliveries.acknowledgementLimit || Number.MAX_SAFE_INTEGER,
  };

  const statements: InStatement[] = [
    releaseKey(lead.kind, key, now - KEY_LIFETIME),
    ...keepTexts(lead, texts, now),
    insertLead(lead, {
      id,
      createdAt: now,
      suspect: suspicion ?? '',
      newsConsent: 0,
      newsConsentVersion: '',
      idempotencyKey: key,
      contentHash: content,
      mailbox: foldAddress(lead.email),
    }),
  ];
  const channels: LeadChannel[] = [];
  if (deliveries.webhook) channels.push('webhook');
  if (deliveries.mail && lead.kind !== 'newsletter') channels.push('sales');
  if (lead.kind !== 'newsletter') {
    channels.push(...deliveries.robots);
    if (deliveries.headquarters && lead.transfer) channels.push('headquarters');
  }
  for (const channel of channels) statements.push(queueForLead(channel, id, now));
  if (lead.consent && isAnswered) statements.push(upsertSubscriber(id, now));
  const queued = deliveries.mail && isAnswered ? mailsFor(lead) : [];
  const firstQueued = statements.length;
  for (const mail of queued) statements.push(queueMail[mail](id, now, lead.email, limits[mail]));
  statements.push({
    sql: `SELECT id, content_hash,
        (SELECT count(*) FROM outbox WHERE channel = 'confirmation' AND created_at > :day) AS confirmation,
        (SELECT count(*) FROM outbox WHERE channel = 'acknowledgement' AND created_at > :day) AS acknowledgement
      FROM leads WHERE kind = :kind AND idempotency_key = :key`,
    args: { day: now - DAY, kind: lead.kind, key },
  });

  const results = await database.write(statements);
  const row = results.at(-1)?.rows[0];
  const stored = String(row?.id);
  if (stored !== id) {
    return row?.content_hash === content ? { outcome: 'replay', id: stored } : { outcome: 'keyReused' };
  }
  const held = queued.filter(
    (mail, index) => results[firstQueued + index]?.rowsAffected === 0 && Number(row?.[mail]) >= limits[mail],
  );
  return { outcome: 'new', id, held };
}

/** What is to be mailed to the address in a lead, which may be anybody's. */
function mailsFor({ kind, consent }: Lead): UnconfirmedMail[] {
  const mails: UnconfirmedMail[] = [];
  if (kind !== 'newsletter') mails.push('acknowledgement');
  if (consent) mails.push('confirmation');
  return mails;
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

/** Only a tick beside words of ours lets a lead leave Vietnam. */
const LETS_LEAVE = ` AND ${givenText('transfer')} IS NOT NULL`;

/** Selects from `leads`, so that a replay, which inserted no lead, queues nothing. */
function queueForLead(channel: LeadChannel, leadId: string, now: number): InStatement {
  return {
    sql: `INSERT INTO outbox (id, channel, lead_id, created_at, due_at)
      SELECT ?, ?, id, ?, ? FROM leads WHERE id = ?${channel === 'headquarters' ? LETS_LEAVE : ''}`,
    args: [randomUUID(), channel, now, now, leadId],
  };
}

/** Whoever asks for the newsletter is asked to confirm; of an enquiry, only a tick beside words of ours asks for it. */
const ASKS = `(leads.kind = 'newsletter' OR ${givenText('consent')} IS NOT NULL)`;

/** What anybody asks for in the name of an address changes neither whether it is subscribed nor that it is not. */
function upsertSubscriber(leadId: string, now: number): InStatement {
  return {
    sql: `INSERT INTO subscribers (id, email, mailbox, locale, consent_version, status, requested_at)
      SELECT ?, email, mailbox, locale, consent_version, 'pending', ? FROM leads WHERE id = ? AND ${ASKS}
      ON CONFLICT (email) DO UPDATE SET
        mailbox = excluded.mailbox,
        locale = excluded.locale,
        consent_version = excluded.consent_version,
        requested_at = excluded.requested_at
      WHERE status <> 'confirmed'`,
    args: [randomUUID(), now, leadId],
  };
}

/** Queues a mail, unless the mailbox or all mailboxes together have had their share of its kind. */
type QueueMail = (leadId: string, now: number, email: string, limit: number) => InStatement;

const queueMail: Record<UnconfirmedMail, QueueMail> = {
  /** Asks who is not subscribed to confirm. */
  confirmation: (leadId, now, email, limit) => {
    const sent = `SELECT count(*) FROM outbox JOIN subscribers AS other ON other.id = outbox.subscriber_id
      WHERE outbox.channel = 'confirmation' AND other.mailbox = subscribers.mailbox AND outbox.created_at >`;
    return {
      sql: `INSERT INTO outbox (id, channel, subscriber_id, created_at, due_at)
        SELECT :id, 'confirmation', id, :now, :now FROM subscribers
        WHERE email = :email AND status <> 'confirmed'
          AND EXISTS (SELECT 1 FROM leads WHERE leads.id = :leadId AND ${ASKS})
          AND ${within('confirmation', sent)}`,
      args: { ...shares(now, limit), id: randomUUID(), leadId, email },
    };
  },
  /** Says that an enquiry has come. */
  acknowledgement: (leadId, now, _email, limit) => {
    const sent = `SELECT count(*) FROM outbox JOIN leads AS other ON other.id = outbox.lead_id
      WHERE outbox.channel = 'acknowledgement' AND other.mailbox = leads.mailbox AND outbox.created_at >`;
    return {
      sql: `INSERT INTO outbox (id, channel, lead_id, created_at, due_at)
        SELECT :id, 'acknowledgement', id, :now, :now FROM leads
        WHERE id = :leadId AND ${within('acknowledgement', sent)}`,
      args: { ...shares(now, limit), id: randomUUID(), leadId },
    };
  },
};

/** Whether there is room for one more mail of a kind; `sent` counts those to the mailbox after a time. */
function within(mail: UnconfirmedMail, sent: string): string {
  return `(${sent} :hour) < ${PER_MAILBOX.hour} AND (${sent} :day) < ${PER_MAILBOX.day}
    AND (SELECT count(*) FROM outbox WHERE channel = '${mail}' AND created_at > :day) < :limit`;
}

function shares(now: number, limit: number) {
  return { now, hour: now - HOUR, day: now - DAY, limit };
}
