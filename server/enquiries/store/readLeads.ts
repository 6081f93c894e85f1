import type { Row } from '@libsql/client';
import { leadFieldEntries } from '@/lib/shared/enquiry/leadFields';
import { givenText } from './consentTexts';
import type { Database } from './Database';
import type { StoredLead } from './StoredLead';

/** Leads read at once: enough to be quick, few enough for any memory. */
const PAGE = 500;

const SELECT = `SELECT leads.*, coalesce(subscribers.status, '') AS subscription,
    coalesce(${givenText('consent')}, '') AS consent_text,
    coalesce(${givenText('transfer')}, '') AS transfer_text
  FROM leads LEFT JOIN subscribers ON subscribers.email = leads.email`;

/** Reads all leads, oldest first. Throws `DatabaseError`. */
export async function* readLeads(database: Database): AsyncGenerator<StoredLead> {
  let after: [number, string] = [0, ''];
  let rows: Row[];
  do {
    ({ rows } = await database.read({
      sql: `${SELECT} WHERE (leads.created_at, leads.id) > (?, ?) ORDER BY leads.created_at, leads.id LIMIT ?`,
      args: [...after, PAGE],
    }));
    for (const row of rows) {
      yield toLead(row);
      after = [Number(row.created_at), String(row.id)];
    }
  } while (rows.length === PAGE);
}

/** Reads one lead; undefined where there is none of that id. Throws `DatabaseError`. */
export async function readLead(database: Database, id: string): Promise<StoredLead | undefined> {
  const { rows } = await database.read({ sql: `${SELECT} WHERE leads.id = ?`, args: [id] });
  return rows[0] && toLead(rows[0]);
}

function toLead(row: Row): StoredLead {
  return Object.fromEntries(
    leadFieldEntries.map(([name, { column, as }]) => [name, readAs[as](row[column])]),
  ) as StoredLead;
}

const readAs = {
  text: (value: unknown) => value,
  box: (value: unknown) => value === 1,
  time: (value: unknown) => new Date(Number(value)).toISOString(),
};
