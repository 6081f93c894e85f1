import type { Generated, Selectable } from 'kysely';
import type { Channel } from '../delivery/channels';

/** A row of `leads`: the columns that the package reads. A row also contains the columns of the site's fields. */
type EnquiryTable = {
  id: string;
  kind: string;
  idempotency_key: string;
  content_hash: string;
  created_at: number;
  locale: string;
  /** Empty if the visitor entered only a telephone number. */
  email: string;
  phone: string;
  /** The canonical email address; for an enquiry without one, the telephone number (see `getPhoneKey`). */
  mailbox: string;
  suspect: string;
  consent: number;
  consent_version: string;
  news_consent: number;
  news_consent_version: string;
  transfer: number;
  transfer_version: string;
};

type OutboxTable = {
  id: string;
  channel: Channel;
  lead_id: string | null;
  subscriber_id: string | null;
  /** A staff email address, or the domain of a visitor's email address; null for webhooks and older entries. */
  destination: string | null;
  created_at: number;
  due_at: number;
  /** Time before which a mail above a daily limit is not sent. */
  held_until: number | null;
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

/** The proof of consent of a deleted enquiry. The email address or telephone number is stored only as a salted hash. */
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
  /** Times at which periodic jobs were last started, by name. */
  chores: { name: string; done_at: number };
  /** A row that readiness checks overwrite to test that the disk is writable. */
  readiness: { id: number; checked_at: number; filler: string };
  /** Requests of a network since the start of its window, for rate limits shared by several servers. */
  request_counts: { network: string; since: number; count: number };
  /** Rows that transactions lock to run one after another. */
  locks: { name: string };
};

export type EnquiryRow = Selectable<Tables['leads']>;
