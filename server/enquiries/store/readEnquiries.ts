import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { enquiryFieldEntries, getColumn, type StoredEnquiry } from '@/lib/enquiry/fields';
import { normalizePhone } from '@/lib/enquiry/phoneNumbers';
import { type Delivery, visitorChannels } from '../outbox';
import type { Database } from './Database';
import type { Tables } from './tables';

/** The last row of a page. The time of a damaged row may be a text. */
type PagePosition = { created_at: unknown; id: string };

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

/** Reads all enquiries, oldest first, in pages. Throws `DatabaseError`. */
export async function* readPages(database: Database): AsyncGenerator<StoredEnquiry[]> {
  let position: PagePosition | undefined;
  for (;;) {
    const { enquiries, last } = await database.run('readNextEnquiries', position);
    yield enquiries;
    if (enquiries.length < PAGE_SIZE) return;
    position = last && { created_at: last.created_at, id: last.id };
  }
}

/** The number of deliveries of an enquiry in each state. */
export type DeliveryCounts = { lead_id: string; delivered: number; failed: number; waiting: number };

/** Counts the deliveries of enquiries. */
export async function countDeliveries(db: Kysely<Tables>, ids: string[]): Promise<DeliveryCounts[]> {
  // PostgreSQL accepts no empty list.
  if (ids.length === 0) return [];
  const count = (condition: string) => sql<number>`sum(CASE WHEN ${sql.raw(condition)} THEN 1 ELSE 0 END)`;
  return db
    .selectFrom('outbox')
    .select([
      sql<string>`lead_id`.as('lead_id'),
      count('delivered_at IS NOT NULL').as('delivered'),
      count('delivered_at IS NULL AND abandoned_at IS NOT NULL').as('failed'),
      count('delivered_at IS NULL AND abandoned_at IS NULL').as('waiting'),
    ])
    .where('lead_id', 'in', ids)
    .groupBy('lead_id')
    .execute();
}

/** Literals instead of parameters, so that the statement can be passed to EXPLAIN. */
const visitorChannelLiterals = visitorChannels.map((channel) => sql.lit(channel));

/**
 * Returns the state of the deliveries for monitoring: the number of waiting entries, the age of the oldest one in
 * seconds, and the number of dead letters (abandoned entries). Mails to visitors are counted separately, because anyone
 * can cause them with a non-existent email address. Mails held by a daily limit are not waiting.
 */
export async function summarizeDeliveries(db: Kysely<Tables>, now: number) {
  const isWaiting = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('abandoned_at', 'is', null),
      eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]),
    ]);
  const { oldest, ...counts } = await db
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
      fn.min<number | null>(fn.coalesce('held_until', 'created_at')).filterWhere(isWaiting).as('oldest'),
      fn
        .countAll<number>()
        .filterWhere((held) => held.and([held('abandoned_at', 'is', null), held('held_until', '>', now)]))
        .as('held'),
      fn
        .count<number>('abandoned_at')
        .filterWhere(eb('channel', 'not in', visitorChannelLiterals))
        .as('failed'),
      fn
        .count<number>('abandoned_at')
        .filterWhere('channel', 'in', visitorChannelLiterals)
        .as('failedToVisitors'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counts, oldestSeconds: Math.max(0, Math.round((now - (oldest ?? now)) / 1000)) };
}

export type DeliverySummary = Awaited<ReturnType<typeof summarizeDeliveries>>;

/** Returns the deliveries of one enquiry. */
export function findDeliveries(db: Kysely<Tables>, enquiryId: string): Promise<Delivery[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', enquiryId)
    .orderBy('channel')
    .orderBy('destination')
    .execute();
}

/** A dead letter; `email` is the recipient if that is a subscriber. */
export type FailedDelivery = Delivery & { email: string | null };

/** Returns the dead letters, oldest first. */
export function findFailedDeliveries(db: Kysely<Tables>): Promise<FailedDelivery[]> {
  return db
    .selectFrom('outbox')
    .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .selectAll('outbox')
    .select('subscribers.email')
    .where('abandoned_at', 'is not', null)
    .orderBy('abandoned_at')
    .orderBy('outbox.id')
    .execute();
}

/** Requeues one dead letter, or all of them, and resets their attempts. Returns their number. */
export async function retryDeliveries(
  db: Kysely<Tables>,
  id: string | undefined,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ abandoned_at: null, attempts: 0, due_at: now })
    .where('abandoned_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', String(id)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
