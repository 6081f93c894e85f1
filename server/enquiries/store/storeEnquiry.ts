import { createHash, randomUUID } from 'node:crypto';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import {
  type EnteredField,
  enquiryFieldEntries,
  type enquiryFields,
  type SentField,
} from '@/lib/shared/enquiry/enquiryFields';
import type { Enquiry } from '@/lib/shared/enquiry/enquirySchema';
import { splitAddresses } from '../delivery/mail/splitAddresses';
import type { EnquiryChannel, LeadDelivery } from '../delivery/outbox';
import { canonicalizeEmail } from '../intake/canonicalizeEmail';
import type { Suspicion } from '../intake/detectSpam';
import type { EnquiriesConfig } from '../readConfig';
import { getTickedBoxes } from './consentTexts';
import type { Database } from './Database';
import type { Stored } from './insertEnquiry';
import type { EnquiryRow } from './Tables';

export type Submission = {
  lead: Enquiry;
  /** What the client calls this submission; a retry carries the same. Absent: every submission is a new one. */
  idempotencyKey: string | undefined;
  /** Whether the key names the form rather than the submission: then other content under it is another lead. */
  isKeyOfForm: boolean;
  suspicion: Suspicion | undefined;
};

/** Stores a lead and its deliveries, or finds the one that the same key stored; then it is on disk. Throws `DatabaseError`. */
export function storeEnquiry(
  database: Database,
  { lead, idempotencyKey, isKeyOfForm, suspicion }: Submission,
  config: EnquiriesConfig,
  texts: ConsentTexts,
): Promise<Stored> {
  const id = randomUUID();
  const content = contentHash(lead);
  const key = idempotencyKey ? hashText(isKeyOfForm ? `${content} ${idempotencyKey}` : idempotencyKey) : id;
  const row = toRow(lead, {
    id,
    created_at: Date.now(),
    suspect: suspicion ?? '',
    news_consent: 0,
    news_consent_version: '',
    idempotency_key: key,
    content_hash: content,
    mailbox: canonicalizeEmail(lead.email),
  });
  return database.run('keepLead', {
    row,
    boxes: getTickedBoxes(lead, texts),
    deliveries: getDeliveries(lead, config),
    hasMail: config.mail !== undefined,
    limits: { confirmation: config.confirmationLimit, acknowledgement: config.acknowledgementLimit },
  });
}

/** What the store adds to a lead: its own fields, and what only the store itself looks at. */
type Additions = Omit<EnquiryRow, (typeof enquiryFields)[SentField]['column']>;

function toRow(lead: Enquiry, additions: Additions): EnquiryRow {
  const sent = enquiryFieldEntries.flatMap(([name, { by, column }]) => {
    if (by !== 'visitor' && by !== 'page') return [];
    const value = lead[name as SentField];
    return [[column, typeof value === 'boolean' ? Number(value) : (value ?? '')]];
  });
  return { ...Object.fromEntries(sent), ...additions };
}

/** Lists where an enquiry is to be delivered to: each recipient of a mail has a delivery of their own. */
function getDeliveries(
  { kind, transfer }: Enquiry,
  { mail, webhook, robots }: EnquiriesConfig,
): LeadDelivery[] {
  const to = (channel: EnquiryChannel) => ({ channel, destination: null });
  const mailTo = (channel: EnquiryChannel, addresses = '') =>
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
function contentHash(lead: Enquiry): string {
  const { kind, name, email, phone, company, subject, message, consent, transfer } = lead;
  const entered = { kind, name, email, phone, company, subject, message, consent, transfer };
  const values = Object.values(entered satisfies Record<EnteredField, unknown>);
  return hashText(JSON.stringify(values.map((value) => value || '')));
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
