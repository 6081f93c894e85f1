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
  /** The client's key for this enquiry; a retry sends the same key. Without a key, every request is a new enquiry. */
  idempotencyKey: string | undefined;
  /**
   * True if the key belongs to a rendered form, not to one enquiry: other content with the same key is then a new
   * enquiry.
   */
  isKeyOfForm: boolean;
  suspicion: Suspicion | undefined;
};

/**
 * Stores an enquiry and its deliveries, or finds the one with the same key; resolves when it is on disk. Throws
 * `DatabaseError`.
 */
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

/** The columns that the store adds to an enquiry. */
type Additions = Omit<EnquiryRow, (typeof enquiryFields)[SentField]['column']>;

function toRow(lead: Enquiry, additions: Additions): EnquiryRow {
  const sent = enquiryFieldEntries.flatMap(([name, { by, column }]) => {
    if (by !== 'visitor' && by !== 'page') return [];
    const value = lead[name as SentField];
    return [[column, typeof value === 'boolean' ? Number(value) : (value ?? '')]];
  });
  return { ...Object.fromEntries(sent), ...additions };
}

/** Lists the deliveries of an enquiry: each mail recipient gets a separate one. */
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
 * Hashes the input of the visitor. Two requests with the same input are one enquiry sent twice, even from another
 * locale or version of the page, or at another time.
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
