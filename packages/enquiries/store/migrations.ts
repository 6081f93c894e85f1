import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Creates the migrations, by name and in this order. Never change a released migration: add a new one. Each statement is
 * valid in SQLite and PostgreSQL: times are BIGINT, which SQLite treats as INTEGER. Email addresses are compared with
 * `lower()`, which changes only ASCII letters in both databases because of `binaryCollation`.
 */
export function createMigrations(binaryCollation: string): Record<string, Migration> {
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
      suspect TEXT NOT NULL,
      consent INTEGER NOT NULL,
      consent_version TEXT NOT NULL,
      news_consent INTEGER NOT NULL,
      news_consent_version TEXT NOT NULL,
      transfer INTEGER NOT NULL,
      transfer_version TEXT NOT NULL,
      UNIQUE (kind, idempotency_key)
    )`,
    'CREATE INDEX leads_by_time ON leads (created_at, id)',
    'CREATE INDEX leads_by_email ON leads (lower(email))',
    'CREATE INDEX leads_by_mailbox ON leads (mailbox)',
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
    // The requests of each network within a minute, if several servers count together.
    'CREATE TABLE request_counts (network TEXT PRIMARY KEY, since BIGINT NOT NULL, count INTEGER NOT NULL)',
    'CREATE INDEX request_counts_by_time ON request_counts (since)',
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
