import { type Kysely, sql } from 'kysely';
import type { StoredEnquiry, StoreOptions } from '../EnquiriesOptions';
import type { Tables } from './Tables';

/** The last row of a page. The time of a damaged row may be a text. */
export type PagePosition = { created_at: unknown; id: string };

/** Enquiries per query: enough to be fast, few enough for any memory. */
export const PAGE_SIZE = 500;

/** Reads the page of enquiries that follows `last`, and its last row; without `last`, the first page. */
export async function readNextEnquiries(
  db: Kysely<Tables>,
  schema: StoreOptions,
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
  return { enquiries: rows.map((row) => toEnquiry(schema, row)), last: rows.at(-1) };
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

/** Reads one enquiry; undefined if the ID does not exist. */
export async function readEnquiry(
  db: Kysely<Tables>,
  schema: StoreOptions,
  id: string,
): Promise<StoredEnquiry | undefined> {
  const row = await selectEnquiries(db).where('leads.id', '=', id).executeTakeFirst();
  return row && toEnquiry(schema, row);
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

function toEnquiry({ fields, normalizePhone }: StoreOptions, row: Record<string, unknown>): StoredEnquiry {
  const enquiry = Object.fromEntries(
    Object.entries(fields).map(([name, { column, type }]) => [name, columnReaders[type](row[column])]),
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
