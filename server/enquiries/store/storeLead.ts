import { createHash, randomUUID } from 'node:crypto';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import {
  type EnteredField,
  leadFieldEntries,
  type leadFields,
  type SentField,
} from '@/lib/shared/enquiry/leadFields';
import type { Lead } from '@/lib/shared/enquiry/leadSchema';
import { splitAddresses } from '../delivery/mail/splitAddresses';
import type { LeadChannel, LeadDelivery } from '../delivery/outbox';
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

/** Stores a lead and its deliveries, or finds the one that the same key stored; then it is on disk. Throws `DatabaseError`. */
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
    deliveries: getDeliveries(lead, config),
    hasMail: config.mail !== undefined,
    limits: { confirmation: config.confirmationLimit, acknowledgement: config.acknowledgementLimit },
  });
}

/** What the store adds to a lead: its own fields, and what only the store itself looks at. */
type Additions = Omit<LeadRow, (typeof leadFields)[SentField]['column']>;

function toRow(lead: Lead, additions: Additions): LeadRow {
  const sent = leadFieldEntries.flatMap(([name, { by, column }]) => {
    if (by !== 'visitor' && by !== 'page') return [];
    const value = lead[name as SentField];
    return [[column, typeof value === 'boolean' ? Number(value) : (value ?? '')]];
  });
  return { ...Object.fromEntries(sent), ...additions };
}

/** Lists where an enquiry is to be delivered to: each recipient of a mail has a delivery of their own. */
function getDeliveries({ kind, transfer }: Lead, { mail, webhook, robots }: LeadsConfig): LeadDelivery[] {
  const to = (channel: LeadChannel) => ({ channel, destination: null });
  const mailTo = (channel: LeadChannel, addresses = '') =>
    splitAddresses(addresses).map((destination) => ({ channel, destination }));
  const webhooks = webhook ? [to('webhook')] : [];
  if (kind === 'newsletter') return webhooks;
  return [
    ...webhooks,
    ...mailTo('sales', mail?.salesEmail),
    ...robots.map(({ name }) => to(name)),
    ...(transfer ? mailTo('headquarters', mail?.headquartersEmail) : []),
  ];
}

/**
 * What a visitor entered, hashed. Two submissions with the same are one sent again, even from the page in another
 * language or in a newer version, or a moment later.
 */
function contentHash(lead: Lead): string {
  const { kind, name, email, phone, company, subject, message, consent, transfer } = lead;
  const entered = { kind, name, email, phone, company, subject, message, consent, transfer };
  const values = Object.values(entered satisfies Record<EnteredField, unknown>);
  return hashOf(JSON.stringify(values.map((value) => value || '')));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
