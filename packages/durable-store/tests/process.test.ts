import path from 'node:path';
import { DatabaseProcess } from '../process/DatabaseProcess';
import type { GuestbookOperations } from './guestbook';
import { createTemporaryFolder } from './helpers/createTemporaryFolder';

let store: DatabaseProcess<GuestbookOperations>;
let events: unknown[];

beforeEach(() => {
  events = [];
  store = new DatabaseProcess(
    path.join(__dirname, 'guestbookProcess.mjs'),
    `file:${path.join(createTemporaryFolder(), 'notes.db')}`,
    (event) => events.push(event),
    { queues: [{ operations: ['addNote'], maxLength: 2 }] },
  );
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
  expect(await store.run('listNotes')).toEqual([{ text: 'before' }]);
});

test('limits each queue separately', async () => {
  const notes = ['first', 'second', 'third'].map((text) => store.run('addNote', text));
  const list = store.run('listNotes');
  const results = await Promise.allSettled(notes);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(notes[2]).rejects.toMatchObject({ code: 'OVERLOADED' });
  await expect(list).resolves.toEqual([]);
});

test('rejects all calls after it was closed', async () => {
  await store.run('addNote', 'Hello');
  await store.close();
  await expect(store.run('listNotes')).rejects.toMatchObject({ code: 'CLOSED' });
});
