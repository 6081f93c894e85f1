import type { Selectable } from 'kysely';
import { leadFieldEntries, type SentField } from '@/lib/shared/enquiry/leadFields';
import type { Lead } from '@/lib/shared/enquiry/leadSchema';
import type { Tables } from './Tables';

export type LeadRow = Selectable<Tables['leads']>;

/** What the store adds to a lead: its own fields, and what only the store itself looks at. */
export type Additions = Pick<
  LeadRow,
  | 'id'
  | 'created_at'
  | 'suspect'
  | 'news_consent'
  | 'news_consent_version'
  | 'idempotency_key'
  | 'content_hash'
  | 'mailbox'
>;

/** The row of a lead as it is kept. */
export function toLeadRow(lead: Lead, additions: Additions): LeadRow {
  const sent = leadFieldEntries.flatMap(([name, { by, column }]) => {
    if (by !== 'visitor' && by !== 'page') return [];
    return [[column, toValue(lead[name as SentField])]];
  });
  return { ...Object.fromEntries(sent), ...additions };
}

function toValue(value: string | boolean | undefined): string | number {
  return typeof value === 'boolean' ? Number(value) : (value ?? '');
}
