import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ConsentPurpose, StoredConsentTexts } from '@/lib/enquiry/consentText';
import { enquiryFieldEntries, getColumn } from '@/lib/enquiry/fields';
import { getPhoneKey } from '@/lib/enquiry/phoneNumbers';
import type { Enquiry } from '@/lib/enquiry/schema';
import { DAY_MS } from '@/lib/i18n/workingTime';
import type { EnquiriesConfig } from '../config';
import { type EnquiryChannel, type EnquiryDelivery, enqueue } from '../outbox';
import type { EnquiryService } from '../service';
import { getConsentPurpose } from './consents';
import { requestSubscription } from './subscriptions';
import type { EnquiryRow, Tables } from './tables';
import { type MailLimits, queueVisitorMails, type UnconfirmedDelivery } from './visitorMails';

/** How an enquiry was sent. */
type Sending = {
  /** The client's key for this enquiry; a retry sends the same key. Without a key, every request is a new enquiry. */
  idempotencyKey: string | undefined;
  /**
   * True if the key belongs to a rendered form, not to one enquiry: other content with the same key is then a new
   * enquiry, and so is the same content on another day.
   */
  isFormKey: boolean;
  /** The reason for suspecting a spam bot, if any. */
  suspicion: string | undefined;
  holdDays: number;
};

/**
 * Stores an enquiry and its deliveries, or finds the stored enquiry with the same key. Resolves when it is on disk.
 * Throws `DatabaseError`.
 */
export function storeEnquiry(
  { config, content, database, clock }: EnquiryService,
  enquiry: Enquiry,
  { idempotencyKey, isFormKey, suspicion, holdDays }: Sending,
): Promise<InsertResult> {
  const { email, phone = '', locale } = enquiry;
  const id = randomUUID();
  const createdAt = clock.now();
  const contentHash = hashContent(enquiry);
  const formKey = `${contentHash} ${idempotencyKey} ${Math.floor(createdAt / DAY_MS)}`;
  const phoneKey = getPhoneKey(phone, locale);
  const row: EnquiryRow = {
    ...toFormColumns(enquiry),
    id,
    created_at: createdAt,
    suspect: suspicion ?? '',
    idempotency_key: idempotencyKey ? hashText(isFormKey ? formKey : idempotencyKey) : id,
    content_hash: contentHash,
    mailbox: email ? canonicalizeEmail(email) : phoneKey,
    phone_key: phoneKey,
  };
  return database.run('insertEnquiry', {
    row,
    boxes: getConsentBoxes(enquiry, content.consentTexts[locale]),
    deliveries: getDeliveries(enquiry, config),
    hasMail: config.mail !== undefined,
    limits: { confirmation: config.confirmationLimit, acknowledgement: config.acknowledgementLimit },
    holdDays,
  });
}

/** The columns that the store adds to the columns of a form. */
type AddedColumn =
  | 'id'
  | 'created_at'
  | 'suspect'
  | 'idempotency_key'
  | 'content_hash'
  | 'mailbox'
  | 'phone_key';

function toFormColumns(enquiry: Partial<Record<string, unknown>>): Omit<EnquiryRow, AddedColumn> {
  const columns = enquiryFieldEntries.flatMap(([name, { setBy }]) => {
    if (setBy !== 'visitor' && setBy !== 'page') return [];
    const value = enquiry[name];
    return [[getColumn(name), typeof value === 'boolean' ? Number(value) : (value ?? '')]];
  });
  return Object.fromEntries(columns);
}

/** A checkbox of a form: its purpose and text version, and the text if the version is current. */
type ConsentBox = {
  purpose: ConsentPurpose;
  version: string;
  text: string | undefined;
  isTicked: boolean;
};

/** Stored instead of a version that is not the hash of a current or former text: it could be anything. */
const UNKNOWN_VERSION = 'unknown';

/** Returns the checkboxes of a form: `consent`, and `transfer` (of personal data abroad). */
function getConsentBoxes(enquiry: Enquiry, texts: StoredConsentTexts): ConsentBox[] {
  const createBox = (purpose: ConsentPurpose, isTicked: boolean, version = ''): ConsentBox => {
    const currentText = texts[purpose];
    const text = currentText.version === version ? currentText.text : undefined;
    return { purpose, version, text, isTicked };
  };
  return [
    createBox(getConsentPurpose(enquiry.kind), enquiry.consent, enquiry.consentVersion),
    createBox('transfer', enquiry.transfer, enquiry.transferVersion),
  ];
}

/** Lists the deliveries of an enquiry: each mail recipient gets a separate one. */
function getDeliveries(
  { kind, transfer }: Enquiry,
  { mail, webhook, chatWebhooks }: EnquiriesConfig,
): EnquiryDelivery[] {
  const createMails = (channel: EnquiryChannel, emails: string[] = []): EnquiryDelivery[] =>
    emails.map((destination) => ({ channel, destination }));
  const webhooks: EnquiryDelivery[] = webhook ? [{ channel: 'webhook' }] : [];
  if (kind === 'newsletter') return webhooks;
  return [
    ...webhooks,
    ...createMails('sales', mail?.salesEmails),
    ...chatWebhooks.map(({ name }) => ({ channel: name })),
    ...(transfer ? createMails('headquarters', mail?.headquartersEmails) : []),
  ];
}

/**
 * Hashes the input of the visitor. Two requests with the same input are one enquiry sent twice, even from another
 * locale or version of the page, or at another time.
 */
function hashContent(enquiry: Partial<Record<string, unknown>>): string {
  const names = enquiryFieldEntries.flatMap(([name, { setBy }]) =>
    setBy === 'visitor' && enquiry[name] ? [name] : [],
  );
  return hashText(JSON.stringify(names.sort().map((name) => [name, enquiry[name]])));
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Domains of Gmail, which ignores dots in the local part. */
const gmailDomains = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an email address, for counting mails but not for sending them: in lower case, without a tag
 * (`name+tag@…`, RFC 5233) and, for Gmail, without dots.
 */
export function canonicalizeEmail(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const domain = email.slice(atIndex + 1).toLowerCase();
  const localPart = email.slice(0, atIndex).toLowerCase();
  const tagIndex = localPart.indexOf('+');
  const mailbox = tagIndex > 0 ? localPart.slice(0, tagIndex) : localPart;
  return gmailDomains.includes(domain)
    ? `${mailbox.replaceAll('.', '')}@${gmailDomains[0]}`
    : `${mailbox}@${domain}`;
}

type NewEnquiry = {
  row: EnquiryRow;
  boxes: ConsentBox[];
  deliveries: EnquiryDelivery[];
  /** True if mail is configured. */
  hasMail: boolean;
  limits: MailLimits;
  /** Minimum number of days for which mails to the visitor are held, because the network has sent many enquiries. */
  holdDays: number;
};

/**
 * The result of an insert: a new enquiry, the enquiry already stored with the same key and content, or a key with other
 * content.
 */
type InsertResult = { outcome: 'new' | 'replay'; id: string; createdAt: number } | { outcome: 'keyReused' };

/** Stores an enquiry with its consent texts, subscription and deliveries, unless its key is already in use. */
export function insertEnquiry(
  db: Kysely<Tables>,
  { row: received, boxes, deliveries, hasMail, limits, holdDays }: NewEnquiry,
): Promise<InsertResult> {
  return db.transaction().execute(async (transaction) => {
    const known = await storeConsentTexts(transaction, received, boxes);
    const checkVersion = (purpose: ConsentPurpose, version: string) =>
      version === '' || known.has(purpose) ? version : UNKNOWN_VERSION;
    const row: EnquiryRow = {
      ...received,
      consent_version: checkVersion(getConsentPurpose(received.kind), received.consent_version),
      transfer_version: checkVersion('transfer', received.transfer_version),
    };
    const inserted = await transaction
      .insertInto('leads')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
      .executeTakeFirstOrThrow();
    if (inserted.numInsertedOrUpdatedRows === 0n) return findByKey(transaction, row);
    // Cross-border transfer requires consent to a known version of the text.
    const mayTransfer = row.transfer === 1 && known.has('transfer');
    const entries = deliveries
      .filter(({ channel }) => channel !== 'headquarters' || mayTransfer)
      .map((delivery) => ({ ...delivery, lead_id: row.id }));
    await enqueue(transaction, entries, row.created_at);
    const stored = { outcome: 'new', id: row.id, createdAt: row.created_at } as const;
    // Honeypot hits get no automatic mail.
    if (row.suspect === 'honeypot' || row.email === '') return stored;
    const mails: UnconfirmedDelivery[] = [];
    if (row.kind !== 'newsletter') mails.push({ channel: 'acknowledgement', lead_id: row.id });
    // A newsletter form is confirmed by mail. A contact form subscribes only with consent to a known version of the text.
    if (row.consent === 1 && (row.kind === 'newsletter' || known.has('information'))) {
      const subscriber = await requestSubscription(transaction, row);
      if (subscriber) mails.push({ channel: 'confirmation', subscriber_id: subscriber.id });
    }
    await queueVisitorMails(transaction, row, hasMail ? mails : [], limits, holdDays);
    return stored;
  });
}

async function findByKey(db: Transaction<Tables>, row: EnquiryRow): Promise<InsertResult> {
  const { id, content_hash, created_at } = await db
    .selectFrom('leads')
    .select(['id', 'content_hash', 'created_at'])
    .where('kind', '=', row.kind)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  if (content_hash !== row.content_hash) return { outcome: 'keyReused' };
  return { outcome: 'replay', id, createdAt: created_at };
}

/** Stores the current texts of ticked checkboxes. Returns the purposes with a current or former version of their text. */
async function storeConsentTexts(
  db: Transaction<Tables>,
  { locale, created_at }: EnquiryRow,
  boxes: ConsentBox[],
): Promise<Set<ConsentPurpose>> {
  const known = new Set<ConsentPurpose>();
  for (const { purpose, version, text, isTicked } of boxes) {
    if (text !== undefined && isTicked) {
      await db
        .insertInto('consent_texts')
        .values({ version, purpose, locale, text, first_given_at: created_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const stored = await db
      .selectFrom('consent_texts')
      .select('version')
      .where('version', '=', version)
      .where('purpose', '=', purpose)
      .where('locale', '=', locale)
      .executeTakeFirst();
    if (text !== undefined || stored) known.add(purpose);
  }
  return known;
}
