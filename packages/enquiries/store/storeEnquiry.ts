import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../Clock';
import type { EnquiryChannel } from '../delivery/channels';
import { splitEmails } from '../delivery/mail/splitEmails';
import type { EnquiryDelivery } from '../delivery/outbox';
import type { ConsentTexts, EnquiriesOptions, Enquiry } from '../EnquiriesOptions';
import { canonicalizeEmail } from '../intake/canonicalizeEmail';
import type { Suspicion } from '../intake/detectSpam';
import type { EnquiriesConfig } from '../readConfig';
import { getConsentBoxes } from './consentTexts';
import type { Database } from './Database';
import { getPhoneKey } from './getPhoneKey';
import type { InsertResult } from './insertEnquiry';
import type { EnquiryRow } from './Tables';

type ReceivedEnquiry = {
  enquiry: Enquiry;
  /** The client's key for this enquiry; a retry sends the same key. Without a key, every request is a new enquiry. */
  idempotencyKey: string | undefined;
  /**
   * True if the key belongs to a rendered form, not to one enquiry: other content with the same key is then a new
   * enquiry, and so is the same content on another day.
   */
  isFormKey: boolean;
  suspicion: Suspicion | undefined;
  holdDays: number;
};

const DAY_MS = 86_400_000;

type StoreContext = {
  options: EnquiriesOptions;
  config: EnquiriesConfig;
  consentTexts: Record<string, ConsentTexts>;
  clock: Clock;
};

/**
 * Stores an enquiry and its deliveries, or finds the stored enquiry with the same key. Resolves when it is on disk.
 * Throws `DatabaseError`.
 */
export function storeEnquiry(
  database: Database,
  { enquiry, idempotencyKey, isFormKey, suspicion, holdDays }: ReceivedEnquiry,
  { options, config, consentTexts, clock }: StoreContext,
): Promise<InsertResult> {
  const { email, phone = '', locale } = enquiry;
  const id = randomUUID();
  const contentHash = hashContent(options, enquiry);
  const createdAt = clock.now();
  const formKey = `${contentHash} ${idempotencyKey} ${Math.floor(createdAt / DAY_MS)}`;
  const key = idempotencyKey ? hashText(isFormKey ? formKey : idempotencyKey) : id;
  const row = toRow(options, enquiry, {
    id,
    created_at: createdAt,
    suspect: suspicion ?? '',
    news_consent: 0,
    news_consent_version: '',
    idempotency_key: key,
    content_hash: contentHash,
    mailbox: email ? canonicalizeEmail(email) : getPhoneKey(options, phone, locale),
  });
  return database.run('insertEnquiry', {
    row,
    boxes: getConsentBoxes(enquiry, consentTexts[locale]),
    deliveries: getDeliveries(enquiry, config),
    hasMail: config.mail !== undefined,
    limits: { confirmation: config.confirmationLimit, acknowledgement: config.acknowledgementLimit },
    holdDays,
  });
}

/** The columns that the store adds to an enquiry. */
type Additions = Pick<
  EnquiryRow,
  | 'id'
  | 'created_at'
  | 'suspect'
  | 'news_consent'
  | 'news_consent_version'
  | 'idempotency_key'
  | 'content_hash'
  | 'mailbox'
>;

function toRow({ fields }: EnquiriesOptions, enquiry: Enquiry, additions: Additions): EnquiryRow {
  const formColumns = Object.entries(fields).flatMap(([name, { setBy, column }]) => {
    if (setBy !== 'visitor' && setBy !== 'page') return [];
    const value = enquiry[name];
    return [[column, typeof value === 'boolean' ? Number(value) : (value ?? '')]];
  });
  return { ...Object.fromEntries(formColumns), ...additions };
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

/**
 * Hashes the input of the visitor. Two requests with the same input are one enquiry sent twice, even from another
 * locale or version of the page, or at another time.
 */
function hashContent({ fields }: EnquiriesOptions, enquiry: Enquiry): string {
  const names = Object.keys(fields).filter((name) => fields[name]?.setBy === 'visitor' && enquiry[name]);
  return hashText(JSON.stringify(names.sort().map((name) => [name, enquiry[name]])));
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
