import type { InStatement, InValue } from '@libsql/client';
import { leadFieldEntries, type SentField, type StoreMadeField } from '@/lib/shared/enquiry/leadFields';
import type { Lead } from '@/lib/shared/enquiry/leadSchema';

/** What the store adds to a lead: its own fields, and what only the store itself looks at. */
export type Additions = Record<StoreMadeField, InValue> & {
  idempotencyKey: string;
  contentHash: string;
  mailbox: string;
};

const added: Record<Exclude<keyof Additions, StoreMadeField>, string> = {
  idempotencyKey: 'idempotency_key',
  contentHash: 'content_hash',
  mailbox: 'mailbox',
};

const columns: Record<string, string> = {
  ...Object.fromEntries(
    leadFieldEntries.filter(([, { by }]) => by !== 'query').map(([name, { column }]) => [name, column]),
  ),
  ...added,
};

const sql = `INSERT INTO leads (${Object.values(columns).join(', ')})
  VALUES (${Object.keys(columns)
    .map((name) => `:${name}`)
    .join(', ')})
  ON CONFLICT (kind, idempotency_key) DO NOTHING`;

/** The statement that stores a lead, unless one of its kind has its idempotency key. */
export function insertLead(lead: Lead, additions: Additions): InStatement {
  const sent = leadFieldEntries.flatMap(([name, { by }]) => {
    if (by !== 'visitor' && by !== 'page') return [];
    return [[name, toValue(lead[name as SentField])] as const];
  });
  return { sql, args: { ...Object.fromEntries(sent), ...additions } };
}

function toValue(value: string | boolean | undefined): InValue {
  return typeof value === 'boolean' ? Number(value) : (value ?? '');
}
