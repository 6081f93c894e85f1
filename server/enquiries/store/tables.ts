import { type Generated, type Kysely, type Migration, Migrator, type Selectable, sql } from 'kysely';
import { enquiryFieldEntries, getColumn } from '@/lib/enquiry/fields';
import { createMissingDatabaseError } from './DatabaseError';

/** The chat services to which enquiries are sent. The webhook URL of each is in a variable: `WECOM_ROBOT_URL` and so on. */
export const chatNames = ['wecom', 'dingtalk', 'feishu', 'slack', 'telegram'] as const;

export type ChatServiceName = (typeof chatNames)[number];

/** The channels for enquiries: webhook, mail to sales, mail to the head office, and chat services. */
export type EnquiryChannel = 'webhook' | 'sales' | 'headquarters' | ChatServiceName;

/**
 * The channels for mails to visitors: `acknowledgement` of an enquiry, `confirmation` (asks a new subscriber to confirm)
 * and `welcome` (after the subscriber has confirmed). The first two go to unconfirmed addresses.
 */
export const visitorChannels = ['acknowledgement', 'confirmation', 'welcome'] as const;

/** The channel of an outbox entry. */
export type Channel = EnquiryChannel | (typeof visitorChannels)[number];

/** True for a mail to a visitor. */
export function isForVisitor(channel: Channel): boolean {
  return (visitorChannels as readonly Channel[]).includes(channel);
}

/** A row of `leads`: the columns that the code reads. A row also contains the columns of all other fields. */
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
  /** The telephone number in the spelling of `getPhoneKey`. */
  phone_key: string;
  suspect: string;
  consent: number;
  consent_version: string;
  transfer: number;
  transfer_version: string;
};

type OutboxTable = {
  id: string;
  channel: Channel;
  lead_id: string | null;
  subscriber_id: string | null;
  /** A staff email address; null for other channels. */
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

/** All tables of the store. Times are in ms since 1970, checkboxes are 0 or 1. */
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
  /** Rows that transactions lock to run one after another. */
  locks: { name: string };
};

export type EnquiryRow = Selectable<Tables['leads']>;

/** Returns a text as `lower()` of both databases does: only ASCII letters in lower case. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** An open database; contains all differences between SQLite and PostgreSQL. */
export type Engine = {
  db: Kysely<Tables>;
  /** The collation that compares texts byte by byte, with which `lower()` changes only ASCII letters. */
  binaryCollation: string;
  /** The query for the columns of `leads`. */
  columnsQuery: string;
  /** Sets what is stored in the database itself; called only if the database is ours or empty. */
  configure?(): Promise<void>;
  /** Sets how long further statements may wait for a lock, in milliseconds. */
  setLockTimeout?(timeoutMs: number): Promise<void>;
  /** Throws if the database file or its write-ahead log was deleted or replaced since it was opened. */
  checkFiles?(): Promise<void>;
  /** Removes the last traces of deleted rows from the disk. Throws if other processes prevent it. */
  scrub(): Promise<void>;
};

/** The definition of a column by the type of its field. Rows from before the field was added get the default. */
const columnDefinitions = {
  text: "TEXT NOT NULL DEFAULT ''",
  box: 'INTEGER NOT NULL DEFAULT 0',
  time: 'BIGINT NOT NULL DEFAULT 0',
};

/**
 * Applies missing migrations and adds the columns of new fields. Passes on the errors of the driver, and throws
 * `NO_DATABASE` if there are no tables and `mayCreate` is false. Changes nothing if `leads` is of another program.
 */
export async function migrate(engine: Engine, mayCreate: boolean): Promise<void> {
  const { db, binaryCollation, columnsQuery } = engine;
  const readColumns = () => sql.raw<{ name: string }>(columnsQuery).execute(db);
  const hasTables = (await readColumns()).rows.length > 0;
  if (!mayCreate && !hasTables) throw createMissingDatabaseError('The database has no tables');
  const migrations = createMigrations(binaryCollation);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const isMigrated = (await migrator.getMigrations()).some(({ executedAt }) => executedAt);
  if (hasTables && !isMigrated) throw new Error('its table "leads" is of another program');
  await engine.configure?.();
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  const { rows } = await readColumns();
  const existingColumns = new Set(rows.map(({ name }) => name));
  for (const [name, { setBy, type }] of enquiryFieldEntries) {
    const column = getColumn(name);
    if (setBy === 'query' || existingColumns.has(column)) continue;
    await sql.raw(`ALTER TABLE leads ADD COLUMN ${column} ${columnDefinitions[type]}`).execute(db);
  }
}

/**
 * Creates the migrations, by name and in this order. Never change a released migration: add a new one. Each statement is
 * valid in SQLite and PostgreSQL: times are BIGINT, which SQLite treats as INTEGER. Email addresses are compared with
 * `lower()`, which changes only ASCII letters in both databases because of `binaryCollation`.
 */
function createMigrations(binaryCollation: string): Record<string, Migration> {
  const statements = [
    `CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      idempotency_key TEXT NOT NULL,
      content_hash TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      locale TEXT NOT NULL,
      email TEXT COLLATE ${binaryCollation} NOT NULL,
      phone TEXT NOT NULL,
      mailbox TEXT NOT NULL,
      phone_key TEXT NOT NULL,
      suspect TEXT NOT NULL,
      consent INTEGER NOT NULL,
      consent_version TEXT NOT NULL,
      transfer INTEGER NOT NULL,
      transfer_version TEXT NOT NULL,
      UNIQUE (kind, idempotency_key)
    )`,
    'CREATE INDEX leads_by_time ON leads (created_at, id)',
    'CREATE INDEX leads_by_email ON leads (lower(email))',
    'CREATE INDEX leads_by_mailbox ON leads (mailbox)',
    'CREATE INDEX leads_by_phone ON leads (phone_key)',
    `CREATE TABLE subscribers (
      id TEXT PRIMARY KEY,
      email TEXT COLLATE ${binaryCollation} NOT NULL,
      mailbox TEXT NOT NULL,
      locale TEXT NOT NULL,
      consent_version TEXT NOT NULL,
      status TEXT NOT NULL,
      generation INTEGER NOT NULL DEFAULT 0,
      requested_at BIGINT NOT NULL,
      confirmed_at BIGINT,
      unsubscribed_at BIGINT
    )`,
    'CREATE UNIQUE INDEX subscribers_by_email ON subscribers (lower(email))',
    'CREATE INDEX subscribers_by_mailbox ON subscribers (mailbox)',
    // `owner` is the process that makes an attempt; `held_until` delays a mail above a daily limit.
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY,
      channel TEXT NOT NULL,
      lead_id TEXT,
      subscriber_id TEXT,
      destination TEXT,
      created_at BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      held_until BIGINT,
      attempts INTEGER NOT NULL DEFAULT 0,
      last_error TEXT,
      delivered_at BIGINT,
      abandoned_at BIGINT,
      owner TEXT,
      lease_until BIGINT
    )`,
    'CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL',
    'CREATE INDEX outbox_by_lead ON outbox (lead_id)',
    'CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id)',
    `CREATE INDEX outbox_confirmations ON outbox (created_at) WHERE channel = 'confirmation'`,
    `CREATE INDEX outbox_acknowledgements ON outbox (created_at) WHERE channel = 'acknowledgement'`,
    // Speeds up monitoring, which queries the few undelivered entries all day long.
    'CREATE INDEX outbox_undelivered ON outbox (created_at) WHERE delivered_at IS NULL',
    // Proofs of consent, which remain after all other data of a person is deleted. The email address is stored as a
    // hash.
    `CREATE TABLE consents (
      id TEXT PRIMARY KEY,
      salt TEXT NOT NULL,
      email_hash TEXT NOT NULL,
      purpose TEXT NOT NULL,
      version TEXT NOT NULL,
      locale TEXT NOT NULL,
      given_at BIGINT NOT NULL,
      confirmed_at BIGINT,
      ended_at BIGINT NOT NULL
    )`,
    'CREATE INDEX consents_by_end ON consents (ended_at)',
    // The consent texts, stored with the first consent to each: a hash alone proves nothing.
    `CREATE TABLE consent_texts (
      version TEXT NOT NULL,
      purpose TEXT NOT NULL,
      locale TEXT NOT NULL,
      text TEXT NOT NULL,
      first_given_at BIGINT NOT NULL,
      PRIMARY KEY (version, purpose, locale)
    )`,
    'CREATE TABLE chores (name TEXT PRIMARY KEY, done_at BIGINT NOT NULL)',
    'CREATE TABLE readiness (id INTEGER PRIMARY KEY, checked_at BIGINT NOT NULL, filler TEXT NOT NULL)',
    // The row that serializes counting and queueing the mails of a day.
    'CREATE TABLE locks (name TEXT PRIMARY KEY)',
    `INSERT INTO locks (name) VALUES ('visitorMails')`,
  ];
  return {
    '1': {
      async up(db: Kysely<unknown>) {
        for (const statement of statements) await sql.raw(statement).execute(db);
      },
    },
  };
}
