import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { getDatabaseFile } from '../getDatabaseFile';
import { guestbook } from './guestbook';
import { createTemporaryFolder } from './helpers/createTemporaryFolder';
import { openGuestbook } from './helpers/openGuestbook';

test('creates a private file and keeps its contents', async () => {
  const file = path.join(createTemporaryFolder(), 'data', 'notes.db');
  await openGuestbook(file).run('addNote', 'Hello');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await openGuestbook(file).run('listNotes')).toEqual([{ text: 'Hello' }]);
});

test('rolls back a failed operation and works afterwards', async () => {
  const connection = openGuestbook(path.join(createTemporaryFolder(), 'notes.db'));
  await expect(connection.run('addNoteAndFail', 'lost')).rejects.toMatchObject({ name: 'DatabaseError' });
  await connection.run('addNote', 'kept');
  expect(await connection.run('listNotes')).toEqual([{ text: 'kept' }]);
});

test('reports a full database', async () => {
  const connection = openGuestbook(path.join(createTemporaryFolder(), 'notes.db'));
  await expect(connection.run('addNoteToFullDatabase', 'lost')).rejects.toMatchObject({
    code: 'SQLITE_FULL',
  });
  expect(await connection.run('listNotes')).toEqual([]);
});

test('adds a migration and a column to a database with rows', async () => {
  const file = path.join(createTemporaryFolder(), 'notes.db');
  await openGuestbook(file).run('addNote', 'old');
  const migrations = [...guestbook.migrations, [`UPDATE notes SET text = 'migrated'`]];
  const columns = { colour: `TEXT NOT NULL DEFAULT 'blue'` };
  const extended = openGuestbook(file, { ...guestbook, migrations, columns });
  expect(await extended.run('listNotes')).toEqual([{ text: 'migrated', colour: 'blue' }]);
});

test('does not create a database that must exist', async () => {
  const file = path.join(createTemporaryFolder(), 'notes.db');
  const connection = openGuestbook(file, guestbook, { mayCreate: false });
  await expect(connection.run('listNotes')).rejects.toMatchObject({
    code: 'NO_DATABASE',
    message: expect.stringContaining('run "npm run guestbook -- create"'),
  });
});

test('does not create a deleted database again', async () => {
  const file = path.join(createTemporaryFolder(), 'notes.db');
  const connection = openGuestbook(file);
  await connection.run('addNote', 'Hello');
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  await expect(connection.run('addNote', 'lost')).rejects.toMatchObject({ code: 'NO_DATABASE' });
});

test('rejects a database that is not the known one', async () => {
  const file = path.join(createTemporaryFolder(), 'notes.db');
  await openGuestbook(file).run('addNote', 'other');
  const knownStore = { createdAt: 1, openedAt: Date.now() };
  await expect(openGuestbook(file, guestbook, { knownStore }).run('listNotes')).rejects.toMatchObject({
    code: 'NO_DATABASE',
    message: expect.stringContaining('The database was replaced with another one.'),
  });
});

test.each([
  ['file:notes.db', 'notes.db'],
  ['file:/data/notes.db', '/data/notes.db'],
  ['file:///data/my%20notes.db', '/data/my notes.db'],
  ['file:///C:/data/notes.db', 'C:/data/notes.db'],
  ['postgres://server/notes', undefined],
])('the file of %s is %s', (url, file) => {
  expect(getDatabaseFile(url)).toBe(file);
});
