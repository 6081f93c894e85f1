import { type Kysely, sql } from 'kysely';
import type { StoreDefinition } from '../StoreDefinition';

type Tables = { notes: { text: string } };

const operations = {
  addNote: async (db: Kysely<Tables>, text: string) => {
    await db.insertInto('notes').values({ text }).execute();
  },
  listNotes: (db: Kysely<Tables>) => db.selectFrom('notes').selectAll().execute(),
  /** Blocks the process like an unresponsive disk. */
  block: async (_: Kysely<Tables>, ms: number) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  },
  /** Fails in the middle of a transaction. */
  addNoteAndFail: (db: Kysely<Tables>, text: string) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('notes').values({ text }).execute();
      await sql`SELECT * FROM missing`.execute(transaction);
    }),
  /** Adds a note that needs more space than there is, in a transaction. */
  addNoteToFullDatabase: async (db: Kysely<Tables>, text: string) => {
    await sql`PRAGMA max_page_count = 1`.execute(db);
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('notes')
        .values({ text: text.padEnd(100_000) })
        .execute();
    });
  },
};

export type GuestbookOperations = typeof operations;

/** The store of a guestbook. */
export const guestbook: StoreDefinition<GuestbookOperations> = {
  name: 'guestbook',
  command: 'npm run guestbook --',
  migrations: [['CREATE TABLE notes (text TEXT NOT NULL)'], ['CREATE INDEX notes_by_text ON notes (text)']],
  mainTable: 'notes',
  operations,
};
