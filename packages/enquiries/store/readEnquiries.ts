import { type Kysely, sql } from 'kysely';
import type { StoredEnquiry, StoreOptions } from '../EnquiriesOptions';
import type { Tables } from './Tables';

/** The last enquiry of the previous page. */
export type PagePosition = Pick<StoredEnquiry, 'createdAt' | 'id'>;

/** Enquiries per query: enough to be fast, few enough for any memory. */
export const PAGE_SIZE = 500;

/** Reads the page of enquiries that follows `last`; without it, the first page. */
export async function readNextEnquiries(
  db: Kysely<Tables>,
  schema: StoreOptions,
  last: PagePosition | undefined,
): Promise<StoredEnquiry[]> {
  const [time, id] = last ? [Date.parse(last.createdAt), last.id] : [0, ''];
  const rows = await selectEnquiries(db)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('leads.created_at', 'leads.id'), '>', tuple(time, id)))
    .orderBy('leads.created_at')
    .orderBy('leads.id')
    .limit(PAGE_SIZE)
    .execute();
  return rows.map((row) => toEnquiry(schema, row));
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
    .leftJoin('subscribers', 'subscribers.email', 'leads.email')
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

const columnReaders = {
  text: (value: unknown) => value ?? '',
  box: (value: unknown) => value === 1,
  time: (value: unknown) => new Date(Number(value)).toISOString(),
};
