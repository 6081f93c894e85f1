import { createHash, randomUUID } from 'node:crypto';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import { leadFieldEntries, type SentField } from '@/lib/shared/enquiry/leadFields';
import type { Lead } from '@/lib/shared/enquiry/leadSchema';
import type { LeadChannel } from '../delivery/outbox';
import { contentHash } from '../intake/contentHash';
import { foldAddress } from '../intake/foldAddress';
import type { Suspicion } from '../intake/suspicionOf';
import type { LeadsConfig } from '../readConfig';
import { tickedBoxes } from './consentTexts';
import type { Database } from './Database';
import type { Stored } from './keepLead';
import type { LeadRow } from './Tables';

export type Submission = {
  lead: Lead;
  /** What the client calls this submission; a retry carries the same. Absent: every submission is a new one. */
  idempotencyKey: string | undefined;
  /** Whether the key names the form rather than the submission: then other content under it is another lead. */
  isKeyOfForm: boolean;
  suspicion: Suspicion | undefined;
};

/**
 * Stores a lead together with its deliveries, or finds the one that the same key of the same kind stored before. When
 * it returns, the lead is on disk. Throws `DatabaseError`.
 */
export function storeLead(
  database: Database,
  { lead, idempotencyKey, isKeyOfForm, suspicion }: Submission,
  config: LeadsConfig,
  texts: ConsentTexts,
): Promise<Stored> {
  const id = randomUUID();
  const content = contentHash(lead);
  const key = idempotencyKey ? hashOf(isKeyOfForm ? `${content} ${idempotencyKey}` : idempotencyKey) : id;
  const row = toRow(lead, {
    id,
    created_at: Date.now(),
    suspect: suspicion ?? '',
    news_consent: 0,
    news_consent_version: '',
    idempotency_key: key,
    content_hash: content,
    mailbox: foldAddress(lead.email),
  });
  return database.run('keepLead', {
    row,
    boxes: tickedBoxes(lead, texts),
    channels: channelsOf(lead, config),
    hasMail: config.mail !== undefined,
    limits: { confirmation: config.confirmationLimit, acknowledgement: config.acknowledgementLimit },
  });
}

/** What the store adds to a lead: its own fields, and what only the store itself looks at. */
type Additions = Pick<
  LeadRow,
  | 'id'
  | 'created_at'
  | 'suspect'
  | 'news_consent'
  | 'news_consent_version'
  | 'idempotency_key'
  | 'content_hash'
  | 'mailbox'
>;

function toRow(lead: Lead, additions: Additions): LeadRow {
  const sent = leadFieldEntries.flatMap(([name, { by, column }]) => {
    if (by !== 'visitor' && by !== 'page') return [];
    const value = lead[name as SentField];
    return [[column, typeof value === 'boolean' ? Number(value) : (value ?? '')]];
  });
  return { ...Object.fromEntries(sent), ...additions };
}

function channelsOf({ kind, transfer }: Lead, { mail, webhook, robots }: LeadsConfig): LeadChannel[] {
  const channels: LeadChannel[] = webhook ? ['webhook'] : [];
  if (kind === 'newsletter') return channels;
  if (mail) channels.push('sales');
  channels.push(...robots.map(({ name }) => name));
  if (mail?.headquartersEmail && transfer) channels.push('headquarters');
  return channels;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
