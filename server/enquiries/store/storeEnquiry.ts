import { createHash, randomUUID } from 'node:crypto';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import {
  type EnteredField,
  enquiryFieldEntries,
  type enquiryFields,
  firstHashFields,
  type SentField,
} from '@/lib/shared/enquiry/enquiryFields';
import type { Enquiry } from '@/lib/shared/enquiry/enquirySchema';
import type { EnquiryChannel } from '../delivery/channels';
import { splitEmails } from '../delivery/mail/splitEmails';
import type { EnquiryDelivery } from '../delivery/outbox';
import { canonicalizeEmail } from '../intake/canonicalizeEmail';
import type { Suspicion } from '../intake/detectSpam';
import type { EnquiriesConfig } from '../readConfig';
import { getTickedBoxes } from './consentTexts';
import type { Database } from './Database';
import type { InsertResult } from './insertEnquiry';
import type { EnquiryRow } from './Tables';

export type ReceivedEnquiry = {
  enquiry: Enquiry;
  /** The client's key for this enquiry; a retry sends the same key. Without a key, every request is a new enquiry. */
  idempotencyKey: string | undefined;
  /**
   * True if the key belongs to a rendered form, not to one enquiry: other content with the same key is then a new
   * enquiry.
   */
  isFormKey: boolean;
  suspicion: Suspicion | undefined;
};

/**
 * Stores an enquiry and its deliveries, or finds the one with the same key; resolves when it is on disk. Throws
 * `DatabaseError`.
 */
export function storeEnquiry(
  database: Database,
  { enquiry, idempotencyKey, isFormKey, suspicion }: ReceivedEnquiry,
  config: EnquiriesConfig,
  texts: ConsentTexts,
): Promise<InsertResult> {
  const id = randomUUID();
  const contentHash = hashContent(enquiry);
  const key = idempotencyKey ? hashText(isFormKey ? `${contentHash} ${idempotencyKey}` : idempotencyKey) : id;
  const row = toRow(enquiry, {
    id,
    created_at: Date.now(),
    suspect: suspicion ?? '',
    news_consent: 0,
    news_consent_version: '',
    idempotency_key: key,
    content_hash: contentHash,
    mailbox: canonicalizeEmail(enquiry.email),
  });
  return database.run('insertEnquiry', {
    row,
    boxes: getTickedBoxes(enquiry, texts),
    deliveries: getDeliveries(enquiry, config),
    hasMail: config.mail !== undefined,
    limits: { confirmation: config.confirmationLimit, acknowledgement: config.acknowledgementLimit },
  });
}

/** The columns that the store adds to an enquiry. */
type Additions = Omit<EnquiryRow, (typeof enquiryFields)[SentField]['column']>;

function toRow(enquiry: Enquiry, additions: Additions): EnquiryRow {
  const sent = enquiryFieldEntries.flatMap(([name, { setBy, column }]) => {
    if (setBy !== 'visitor' && setBy !== 'page') return [];
    const value = enquiry[name as SentField];
    return [[column, typeof value === 'boolean' ? Number(value) : (value ?? '')]];
  });
  return { ...Object.fromEntries(sent), ...additions };
}

/** Lists the deliveries of an enquiry: each mail recipient gets a separate one. */
function getDeliveries(
  { kind, transfer }: Enquiry,
  { mail, webhook, chatWebhooks }: EnquiriesConfig,
): EnquiryDelivery[] {
  const createDelivery = (channel: EnquiryChannel) => ({ channel, destination: null });
  const createMailDeliveries = (channel: EnquiryChannel, emailList = '') =>
    splitEmails(emailList).map((destination) => ({ channel, destination }));
  const webhooks = webhook ? [createDelivery('webhook')] : [];
  if (kind === 'newsletter') return webhooks;
  return [
    ...webhooks,
    ...createMailDeliveries('sales', mail?.salesEmail),
    ...chatWebhooks.map(({ name }) => createDelivery(name)),
    ...(transfer ? createMailDeliveries('headquarters', mail?.headquartersEmail) : []),
  ];
}

/** The fields that a visitor fills in and that were added after the first hashes. */
const laterFields = enquiryFieldEntries
  .flatMap(([name, { setBy }]) => (setBy === 'visitor' ? [name as EnteredField] : []))
  .filter((name) => !firstHashFields.includes(name))
  .sort();

/**
 * Hashes the input of the visitor. Two requests with the same input are one enquiry sent twice, even from another
 * locale or version of the page, or at another time. A field that was added later is left out if it is empty, so
 * that the hash of an enquiry without it stays the same.
 */
function hashContent(enquiry: Enquiry): string {
  const values = firstHashFields.map((name) => enquiry[name] || '');
  const later = laterFields.flatMap((name) => (enquiry[name] ? [name, enquiry[name]] : []));
  return hashText(JSON.stringify([...values, ...later]));
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
