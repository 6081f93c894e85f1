import path from 'node:path';
import type { DatabaseError } from '../DatabaseError';
import { DatabaseProcess } from '../process/DatabaseProcess';
import type { GuestbookOperations } from './guestbook';
import { createTemporaryFolder } from './helpers/createTemporaryFolder';

let store: DatabaseProcess<GuestbookOperations>;
let events: unknown[];

/** Resolves when the process has started: on a busy machine, this takes longer than the time limit of a call. */
async function waitForStart(): Promise<void> {
  try {
    await store.run('listNotes');
  } catch (error) {
    if ((error as DatabaseError).code !== 'TIMEOUT') throw error;
    await waitForStart();
  }
}

beforeEach(async () => {
  events = [];
  store = new DatabaseProcess(
    path.join(__dirname, 'guestbookProcess.mjs'),
    `file:${path.join(createTemporaryFolder(), 'notes.db')}`,
    (event) => events.push(event),
    { queues: [{ operations: ['addNote'], maxLength: 2 }] },
  );
  await waitForStart();
});

afterEach(() => store.close());

test('runs operations in another process', async () => {
  await store.run('addNote', 'Hello');
  expect(await store.run('listNotes')).toEqual([{ text: 'Hello' }]);
  expect(events).toEqual([]);
});

test('rejects the calls of a blocked process, and replaces the process', async () => {
  await store.run('addNote', 'before');
  const blocked = store.run('block', 60_000);
  await expect(blocked).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(events).toEqual([expect.objectContaining({ status: 'replaced', error: 'does not respond' })]);
  await waitForStart();
  expect(await store.run('listNotes')).toEqual([{ text: 'before' }]);
});

test('limits each queue separately', async () => {
  // The process runs eight calls at the same time.
  const running = Array.from({ length: 8 }, () => store.run('listNotes'));
  const notes = ['first', 'second', 'third'].map((text) => store.run('addNote', text));
  const list = store.run('listNotes');
  const results = await Promise.allSettled(notes);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(notes[2]).rejects.toMatchObject({ code: 'OVERLOADED' });
  await expect(Promise.all([...running, list])).resolves.toHaveLength(9);
});

test('rejects all calls after it was closed', async () => {
  await store.run('addNote', 'Hello');
  await store.close();
  await expect(store.run('listNotes')).rejects.toMatchObject({ code: 'CLOSED' });
});
