/**
 * The migrations, oldest first; a database stores the number of applied migrations. Never change a released migration:
 * add a new one. `getFieldColumns.ts` returns the columns of a site's fields. Each statement is valid in SQLite and
 * PostgreSQL: times are BIGINT, which SQLite treats as INTEGER, and `durable-store` creates the collation NOCASE
 * in PostgreSQL.
 */
export const migrations: string[][] = [
  [
    `CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      idempotency_key TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      locale TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL COLLATE NOCASE,
      phone TEXT NOT NULL,
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      consent_version TEXT NOT NULL,
      news_consent INTEGER NOT NULL,
      news_consent_version TEXT NOT NULL,
      suspect TEXT NOT NULL,
      UNIQUE (kind, idempotency_key)
    )`,
    'CREATE INDEX leads_by_time ON leads (created_at, id)',
    'CREATE INDEX leads_by_email ON leads (email)',
    `CREATE TABLE subscribers (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL COLLATE NOCASE UNIQUE,
      locale TEXT NOT NULL,
      consent_version TEXT NOT NULL,
      status TEXT NOT NULL,
      requested_at BIGINT NOT NULL,
      confirmation_sent_at BIGINT,
      confirmed_at BIGINT,
      unsubscribed_at BIGINT
    )`,
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY,
      channel TEXT NOT NULL,
      lead_id TEXT,
      subscriber_id TEXT,
      created_at BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      last_error TEXT,
      delivered_at BIGINT,
      abandoned_at BIGINT
    )`,
    'CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL',
    'CREATE INDEX outbox_by_lead ON outbox (lead_id)',
    'CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id)',
  ],
  [
    // All earlier enquiries had a consent.
    'ALTER TABLE leads ADD COLUMN consent INTEGER NOT NULL DEFAULT 1',
    `ALTER TABLE leads ADD COLUMN content_hash TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE subscribers ADD COLUMN mailbox TEXT NOT NULL DEFAULT ''`,
    'ALTER TABLE subscribers ADD COLUMN generation INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX subscribers_by_mailbox ON subscribers (mailbox)',
    `CREATE INDEX outbox_confirmations ON outbox (created_at) WHERE channel = 'confirmation'`,
  ],
  [
    // The process that makes an attempt, and the end of its lease.
    'ALTER TABLE outbox ADD COLUMN owner TEXT',
    'ALTER TABLE outbox ADD COLUMN lease_until BIGINT',
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
    'CREATE TABLE chores (name TEXT PRIMARY KEY, done_at BIGINT NOT NULL)',
    'CREATE TABLE readiness (id INTEGER PRIMARY KEY, checked_at BIGINT NOT NULL, filler TEXT NOT NULL)',
  ],
  [
    // This consent was not requested separately before.
    'ALTER TABLE leads ADD COLUMN transfer INTEGER NOT NULL DEFAULT 0',
    `ALTER TABLE leads ADD COLUMN transfer_version TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE leads ADD COLUMN mailbox TEXT NOT NULL DEFAULT ''`,
    'CREATE INDEX leads_by_mailbox ON leads (mailbox)',
    `CREATE INDEX outbox_acknowledgements ON outbox (created_at) WHERE channel = 'acknowledgement'`,
    // The consent texts, stored with the first consent to each: a hash alone proves nothing.
    `CREATE TABLE consent_texts (
      version TEXT NOT NULL,
      purpose TEXT NOT NULL,
      locale TEXT NOT NULL,
      text TEXT NOT NULL,
      first_given_at BIGINT NOT NULL,
      PRIMARY KEY (version, purpose, locale)
    )`,
  ],
  [
    // Formerly added the columns of optional fields: see `getFieldColumns.ts`.
  ],
  [
    // The requests of each network within a minute, if several servers count together.
    'CREATE TABLE request_counts (network TEXT PRIMARY KEY, since BIGINT NOT NULL, count INTEGER NOT NULL)',
    'CREATE INDEX request_counts_by_time ON request_counts (since)',
    // The row that serializes counting and queueing the mails of a day.
    'CREATE TABLE locks (name TEXT PRIMARY KEY)',
    `INSERT INTO locks (name) VALUES ('visitorMails')`,
  ],
  [
    // Speeds up monitoring, which queries the few undelivered entries all day long.
    'CREATE INDEX outbox_undelivered ON outbox (created_at) WHERE delivered_at IS NULL',
  ],
  [
    // One delivery per recipient. Older entries get their recipient from the configuration at the next attempt.
    'ALTER TABLE outbox ADD COLUMN destination TEXT',
  ],
  [
    // Mails above a daily limit.
    'ALTER TABLE outbox ADD COLUMN held_until BIGINT',
  ],
];
