/**
 * The steps that make the tables, oldest first; a database holds the number of those it has been through. A step that
 * has been released is never changed: add another one. Each is SQL that SQLite and PostgreSQL both take: times are
 * BIGINT, which is a plain INTEGER to SQLite, and `engines/openPostgres.ts` makes the collation NOCASE.
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
      company TEXT NOT NULL,
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      consent_version TEXT NOT NULL,
      news_consent INTEGER NOT NULL,
      news_consent_version TEXT NOT NULL,
      source TEXT NOT NULL,
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
    // Every lead before this step had a consent.
    'ALTER TABLE leads ADD COLUMN consent INTEGER NOT NULL DEFAULT 1',
    `ALTER TABLE leads ADD COLUMN content_hash TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE subscribers ADD COLUMN mailbox TEXT NOT NULL DEFAULT ''`,
    'ALTER TABLE subscribers ADD COLUMN generation INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX subscribers_by_mailbox ON subscribers (mailbox)',
    `CREATE INDEX outbox_confirmations ON outbox (created_at) WHERE channel = 'confirmation'`,
  ],
  [
    // Which process makes an attempt, and until when the others leave the entry to it.
    'ALTER TABLE outbox ADD COLUMN owner TEXT',
    'ALTER TABLE outbox ADD COLUMN lease_until BIGINT',
    // What somebody agreed to, once nothing else is kept of them: the address only as a hash.
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
    // Nobody before this step was asked for it by itself.
    'ALTER TABLE leads ADD COLUMN transfer INTEGER NOT NULL DEFAULT 0',
    `ALTER TABLE leads ADD COLUMN transfer_version TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE leads ADD COLUMN mailbox TEXT NOT NULL DEFAULT ''`,
    'CREATE INDEX leads_by_mailbox ON leads (mailbox)',
    `CREATE INDEX outbox_acknowledgements ON outbox (created_at) WHERE channel = 'acknowledgement'`,
    // The words that somebody agreed to, kept with the first tick beside them: a hash alone proves nothing.
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
    // How the visit began. Not noted before this step.
    ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer', 'landing'].map(
      (column) => `ALTER TABLE leads ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
    ),
  ],
  [
    // What each network has sent within a minute, where several servers count together.
    'CREATE TABLE request_counts (network TEXT PRIMARY KEY, since BIGINT NOT NULL, count INTEGER NOT NULL)',
    'CREATE INDEX request_counts_by_time ON request_counts (since)',
    // A row that whoever counts the mails of a day locks until what it adds to them is stored.
    'CREATE TABLE locks (name TEXT PRIMARY KEY)',
    `INSERT INTO locks (name) VALUES ('visitorMails')`,
  ],
  [
    // Whoever watches the server asks for these all day long, and they are few among all that was ever delivered.
    'CREATE INDEX outbox_undelivered ON outbox (created_at) WHERE delivered_at IS NULL',
  ],
  [
    // One delivery for each recipient. Those of before get theirs at the next attempt, from the configuration.
    'ALTER TABLE outbox ADD COLUMN destination TEXT',
  ],
];
