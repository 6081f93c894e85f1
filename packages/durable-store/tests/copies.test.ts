import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { backupDatabase } from '../copies/backupDatabase';
import { findInterruptedRestores, restoreDatabase } from '../copies/restoreDatabase';
import { guestbook } from './guestbook';
import { createTemporaryFolder } from './helpers/createTemporaryFolder';
import { openGuestbook } from './helpers/openGuestbook';

/** Creates a guestbook with a note, and a backup of it. */
async function createBackup() {
  const folder = createTemporaryFolder();
  const file = path.join(folder, 'notes.db');
  const backup = path.join(folder, 'backup.db');
  const connection = openGuestbook(file);
  await connection.run('addNote', 'kept');
  expect(await backupDatabase(connection, backup)).toBe(1);
  return { folder, file, backup, connection };
}

test('restores a backup while the database is open, and keeps the former contents', async () => {
  const { file, backup, connection } = await createBackup();
  await connection.run('addNote', 'later');
  const { rowCount, previousFile = '' } = await restoreDatabase(guestbook, `file:${file}`, backup);
  expect(rowCount).toBe(1);
  expect(await connection.run('listNotes')).toEqual([{ text: 'kept' }]);
  expect(await openGuestbook(previousFile).run('listNotes')).toHaveLength(2);
});

test('restores a missing database', async () => {
  const { folder, backup } = await createBackup();
  const file = path.join(folder, 'new', 'notes.db');
  const restored = await restoreDatabase(guestbook, `file:${file}`, backup);
  expect(restored).toEqual({ rowCount: 1, previousFile: undefined });
  expect(await openGuestbook(file).run('listNotes')).toEqual([{ text: 'kept' }]);
});

test('rejects a backup with another table, and changes nothing', async () => {
  const { folder, file, backup, connection } = await createBackup();
  const copy = new Libsql(backup);
  copy.exec('CREATE TABLE extra (id TEXT)');
  copy.close();
  const names = readdirSync(folder);
  const restore = restoreDatabase(guestbook, `file:${file}`, backup);
  await expect(restore).rejects.toThrow('the table extra is unexpected');
  expect(readdirSync(folder)).toEqual(names);
  expect(await connection.run('listNotes')).toEqual([{ text: 'kept' }]);
});

test('does not overwrite a file with a backup', async () => {
  const { connection, backup } = await createBackup();
  writeFileSync(backup, 'precious');
  await expect(backupDatabase(connection, backup)).rejects.toThrow('already exists. Nothing was written.');
  expect(readFileSync(backup, 'utf8')).toBe('precious');
});

test('finds the copies of interrupted restores', async () => {
  const file = path.join(createTemporaryFolder(), 'notes.db');
  writeFileSync(`${file}.restoring-1`, '');
  expect(findInterruptedRestores(`file:${file}`)).toEqual(['notes.db.restoring-1']);
  expect(findInterruptedRestores('postgres://server/notes')).toEqual([]);
});
