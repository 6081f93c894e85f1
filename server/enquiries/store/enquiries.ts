import { type Kysely, sql, type Transaction } from 'kysely';
import type { ConsentPurpose } from '@/lib/enquiry/consentText';
import { enquiryFieldEntries, getColumn, type StoredEnquiry } from '@/lib/enquiry/fields';
import { normalizePhone } from '@/lib/enquiry/phoneNumbers';
import { getConsentPurpose, requestSubscription } from './consents';
import {
  type EnquiryDelivery,
  enqueue,
  type MailLimits,
  queueVisitorMails,
  type UnconfirmedDelivery,
} from './outbox';
import type { EnquiryRow, Tables } from './tables';

/** A checkbox of a form: its purpose and text version, and the text if the version is current. */
export type ConsentBox = {
  purpose: ConsentPurpose;
  version: string;
  text: string | undefined;
  isTicked: boolean;
};

/** Stored instead of a version that is not the hash of a current or former text: it could be anything. */
const UNKNOWN_VERSION = 'unknown';

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
export type InsertResult =
  | { outcome: 'new' | 'replay'; id: string; createdAt: number }
  | { outcome: 'keyReused' };

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

/** The last row of a page. The time of a damaged row may be a text. */
export type PagePosition = { created_at: unknown; id: string };

/** Enquiries per query: enough to be fast, few enough for any memory. */
export const PAGE_SIZE = 500;

/** Reads the page of enquiries that follows `last`, and its last row; without `last`, the first page. */
export async function readNextEnquiries(
  db: Kysely<Tables>,
  last: PagePosition | undefined,
): Promise<{ enquiries: StoredEnquiry[]; last: PagePosition | undefined }> {
  const rows = await selectEnquiries(db)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('leads.created_at', 'leads.id'),
          '>',
          tuple(last?.created_at as number, last?.id as string),
        ),
      ),
    )
    .orderBy('leads.created_at')
    .orderBy('leads.id')
    .limit(PAGE_SIZE)
    .execute();
  return { enquiries: rows.map((row) => toEnquiry(row)), last: rows.at(-1) };
}

/** Reads the IDs of the enquiries whose ID starts with a reference number, a few at most. */
export async function findIds(db: Kysely<Tables>, reference: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where(sql<boolean>`substr(id, 1, ${sql.lit(reference.length)}) = ${reference}`)
    .limit(10)
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads one enquiry; undefined if the ID does not exist. */
export async function readEnquiry(db: Kysely<Tables>, id: string): Promise<StoredEnquiry | undefined> {
  const row = await selectEnquiries(db).where('leads.id', '=', id).executeTakeFirst();
  return row && toEnquiry(row);
}

/**
 * Selects enquiries with their consent texts. A text is NULL if its checkbox was not ticked or its version is unknown.
 */
function selectEnquiries(db: Kysely<Tables>) {
  return db
    .selectFrom('leads')
    .leftJoin('subscribers', (join) => join.on(sql<boolean>`lower(subscribers.email) = lower(leads.email)`))
    .leftJoin('consent_texts as consented', (join) =>
      join
        .onRef('consented.version', '=', 'leads.consent_version')
        .onRef('consented.locale', '=', 'leads.locale')
        .on(
          sql<boolean>`consented.purpose = CASE leads.kind WHEN 'newsletter' THEN 'newsletter' ELSE 'information' END`,
        )
        .on('leads.consent', '=', 1),
    )
    .leftJoin('consent_texts as transferred', (join) =>
      join
        .onRef('transferred.version', '=', 'leads.transfer_version')
        .onRef('transferred.locale', '=', 'leads.locale')
        .on('transferred.purpose', '=', 'transfer')
        .on('leads.transfer', '=', 1),
    )
    .selectAll('leads')
    .select([
      'subscribers.status as subscription',
      'consented.text as consent_text',
      'transferred.text as transfer_text',
    ]);
}

function toEnquiry(row: Record<string, unknown>): StoredEnquiry {
  const enquiry = Object.fromEntries(
    enquiryFieldEntries.map(([name, { type }]) => [name, columnReaders[type](row[getColumn(name)])]),
  ) as StoredEnquiry;
  return { ...enquiry, phoneE164: normalizePhone(enquiry.phone, enquiry.locale) };
}

/** Never throw: a damaged value must not hide the other rows. */
const columnReaders = {
  text: (value: unknown) => String(value ?? ''),
  box: (value: unknown) => value === 1,
  time: formatTime,
};

/** Returns a time (ms since 1970) as ISO 8601 in UTC; an empty string if the value is not a time. */
export function formatTime(value: unknown): string {
  const date = new Date(typeof value === 'number' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
