import type { Generated, Selectable } from 'kysely';
import type { enquiryFields } from '@/lib/shared/enquiry/enquiryFields';
import type { Channel } from '../delivery/channels';

type Fields = typeof enquiryFields;
type StoredField = { [N in keyof Fields]: Fields[N]['setBy'] extends 'query' ? never : N }[keyof Fields];
type ColumnTypes = { text: string; box: number; time: number };

/** A row of `leads`: the stored fields by column, and columns that only the store uses. */
type EnquiryTable = {
  [N in StoredField as Fields[N]['column']]: ColumnTypes[Fields[N]['type']];
} & { idempotency_key: string; content_hash: string; mailbox: string };

type OutboxTable = {
  id: string;
  channel: Channel;
  lead_id: string | null;
  subscriber_id: string | null;
  /** A staff email address, or the domain of a visitor's email address; null for webhooks and older entries. */
  destination: string | null;
  created_at: number;
  due_at: number;
  attempts: Generated<number>;
  last_error: string | null;
  delivered_at: number | null;
  abandoned_at: number | null;
  owner: string | null;
  lease_until: number | null;
};

type SubscriberTable = {
  id: string;
  email: string;
  mailbox: string;
  locale: string;
  consent_version: string;
  status: string;
  generation: Generated<number>;
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

type ConsentTextTable = {
  version: string;
  purpose: string;
  locale: string;
  text: string;
  first_given_at: number;
};

/** The proof of consent of a deleted enquiry. The email address is stored only as a salted hash. */
type ConsentTable = {
  id: string;
  salt: string;
  email_hash: string;
  purpose: string;
  version: string;
  locale: string;
  given_at: number;
  confirmed_at: number | null;
  ended_at: number;
};

/** All tables of the store after `migrations.ts`. Times are in ms since 1970, checkboxes are 0 or 1. */
export type Tables = {
  leads: EnquiryTable;
  outbox: OutboxTable;
  subscribers: SubscriberTable;
  consent_texts: ConsentTextTable;
  consents: ConsentTable;
  chores: { name: string; done_at: number };
  readiness: { id: number; checked_at: number; filler: string };
  request_counts: { network: string; since: number; count: number };
  locks: { name: string };
  migrations: { version: number; applied_at: number };
};

export type EnquiryRow = Selectable<Tables['leads']>;
