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

/**
 * The columns of all tables, with definitions that SQLite and PostgreSQL accept. Times are in ms since 1970, checkboxes are
 * 0 or 1. SQLite treats BIGINT as INTEGER. `COLLATE bytes` is replaced by `binaryCollation`. Never change a released column: add
 * a migration.
 */
const tables = {
  /** The columns that the code reads. The table also contains the columns of all other fields. */
  leads: {
    id: 'TEXT PRIMARY KEY',
    kind: 'TEXT NOT NULL',
    idempotency_key: 'TEXT NOT NULL',
    content_hash: 'TEXT NOT NULL',
    created_at: 'BIGINT NOT NULL',
    locale: 'TEXT NOT NULL',
    /** Empty if the visitor entered only a telephone number. */
    email: 'TEXT COLLATE bytes NOT NULL',
    phone: 'TEXT NOT NULL',
    /** The canonical email address; for an enquiry without one, the telephone number (see `getPhoneKey`). */
    mailbox: 'TEXT NOT NULL',
    /** The telephone number in the spelling of `getPhoneKey`. */
    phone_key: 'TEXT NOT NULL',
    suspect: 'TEXT NOT NULL',
    consent: 'INTEGER NOT NULL',
    consent_version: 'TEXT NOT NULL',
    transfer: 'INTEGER NOT NULL',
    transfer_version: 'TEXT NOT NULL',
  },
  subscribers: {
    id: 'TEXT PRIMARY KEY',
    email: 'TEXT COLLATE bytes NOT NULL',
    mailbox: 'TEXT NOT NULL',
    locale: 'TEXT NOT NULL',
    consent_version: 'TEXT NOT NULL',
    status: 'TEXT NOT NULL',
    generation: 'INTEGER NOT NULL DEFAULT 0',
    requested_at: 'BIGINT NOT NULL',
    confirmed_at: 'BIGINT',
    unsubscribed_at: 'BIGINT',
  },
  outbox: {
    id: 'TEXT PRIMARY KEY',
    channel: 'TEXT NOT NULL',
    lead_id: 'TEXT',
    subscriber_id: 'TEXT',
    /** A staff email address; null for other channels. */
    destination: 'TEXT',
    created_at: 'BIGINT NOT NULL',
    due_at: 'BIGINT NOT NULL',
    /** Time before which a mail above a daily limit is not sent. */
    held_until: 'BIGINT',
    attempts: 'INTEGER NOT NULL DEFAULT 0',
    last_error: 'TEXT',
    delivered_at: 'BIGINT',
    abandoned_at: 'BIGINT',
    /** The process that makes an attempt. */
    owner: 'TEXT',
    lease_until: 'BIGINT',
  },
  /**
   * Proofs of consent, which remain after all other data of a person is deleted. The email address or telephone number is
   * stored only as a salted hash.
   */
  consents: {
    id: 'TEXT PRIMARY KEY',
    salt: 'TEXT NOT NULL',
    email_hash: 'TEXT NOT NULL',
    purpose: 'TEXT NOT NULL',
    version: 'TEXT NOT NULL',
    locale: 'TEXT NOT NULL',
    given_at: 'BIGINT NOT NULL',
    confirmed_at: 'BIGINT',
    ended_at: 'BIGINT NOT NULL',
  },
  /** The consent texts, stored with the first consent to each: a hash alone proves nothing. */
  consent_texts: {
    version: 'TEXT NOT NULL',
    purpose: 'TEXT NOT NULL',
    locale: 'TEXT NOT NULL',
    text: 'TEXT NOT NULL',
    first_given_at: 'BIGINT NOT NULL',
  },
  /** Times at which periodic jobs were last started, by name. */
  chores: { name: 'TEXT PRIMARY KEY', done_at: 'BIGINT NOT NULL' },
  /** A row that readiness checks overwrite to test that the disk is writable. */
  readiness: { id: 'INTEGER PRIMARY KEY', checked_at: 'BIGINT NOT NULL', filler: 'TEXT NOT NULL' },
  /** Rows that transactions lock to run one after another. */
  locks: { name: 'TEXT PRIMARY KEY' },
} as const;

/** The type of a column by its definition. */
type Value<Definition> = Definition extends `${string}DEFAULT${string}`
  ? Generated<number>
  :
      | (Definition extends `TEXT${string}` ? string : number)
      | (Definition extends `${string}${'NOT NULL' | 'PRIMARY KEY'}${string}` ? never : null);

type Rows = {
  [Table in keyof typeof tables]: {
    -readonly [Column in keyof (typeof tables)[Table]]: Value<(typeof tables)[Table][Column]>;
  };
};

/** All tables of the store. */
export type Tables = Omit<Rows, 'outbox'> & { outbox: Rows['outbox'] & { channel: Channel } };

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
 * Creates the migrations, by name and in this order. Never change a released migration: add a new one. Email addresses are
 * compared with `lower()`, which changes only ASCII letters in both databases because of `binaryCollation`.
 */
function createMigrations(binaryCollation: string): Record<string, Migration> {
  const createTable = (name: keyof typeof tables, ...constraints: string[]) => {
    const columns = Object.entries(tables[name]).map((column) => column.join(' '));
    const definitions = [...columns, ...constraints].join(', ').replaceAll('bytes', binaryCollation);
    return `CREATE TABLE ${name} (${definitions})`;
  };
  const statements = [
    createTable('leads', 'UNIQUE (kind, idempotency_key)'),
    'CREATE INDEX leads_by_time ON leads (created_at, id)',
    'CREATE INDEX leads_by_email ON leads (lower(email))',
    'CREATE INDEX leads_by_mailbox ON leads (mailbox)',
    'CREATE INDEX leads_by_phone ON leads (phone_key)',
    createTable('subscribers'),
    'CREATE UNIQUE INDEX subscribers_by_email ON subscribers (lower(email))',
    'CREATE INDEX subscribers_by_mailbox ON subscribers (mailbox)',
    createTable('outbox'),
    'CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL',
    'CREATE INDEX outbox_by_lead ON outbox (lead_id)',
    'CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id)',
    `CREATE INDEX outbox_confirmations ON outbox (created_at) WHERE channel = 'confirmation'`,
    `CREATE INDEX outbox_acknowledgements ON outbox (created_at) WHERE channel = 'acknowledgement'`,
    // Speeds up monitoring, which queries the few undelivered entries all day long.
    'CREATE INDEX outbox_undelivered ON outbox (created_at) WHERE delivered_at IS NULL',
    createTable('consents'),
    'CREATE INDEX consents_by_end ON consents (ended_at)',
    createTable('consent_texts', 'PRIMARY KEY (version, purpose, locale)'),
    createTable('chores'),
    createTable('readiness'),
    createTable('locks'),
    // The row that serializes counting and queueing the mails of a day.
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
