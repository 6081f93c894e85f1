import { existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { retainFiles } from '@/scripts/deploy/retainFiles';
import { writeSiteManifest } from '@/server/http/siteManifest';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { writeFiles } from '../http/helpers/startSite';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 1);
const folder = createTemporaryFolder();

/**
 * Deploys each build, which has one hashed file, on the given day in two attempts. Returns a function that checks if
 * the last deploy contains a file.
 */
async function deploy(...builds: [name: string, day: number][]): Promise<(file: string) => boolean> {
  let previous: string | undefined;
  for (const [name, day] of builds) {
    const out = mkdtempSync(path.join(folder, 'out-'));
    writeFiles(out, { 'index.html': name, [`_next/static/islands/${name}.js`]: name });
    await writeSiteManifest(out);
    for (let attempt = 0; previous && attempt < 2; attempt += 1) {
      await retainFiles(out, previous, START + day * DAY);
    }
    previous = out;
  }
  return (file) => existsSync(path.join(previous ?? '', '_next/static/islands', `${file}.js`));
}

test('hashed files stay for a week after they are replaced', async () => {
  const has = await deploy(['a', 0], ['b', 30], ['c', 33], ['d', 36]);
  expect(['a', 'b', 'c', 'd'].map(has)).toEqual([true, true, true, true]);
});

test('hashed files are deleted after a week', async () => {
  const has = await deploy(['a', 0], ['b', 30], ['c', 33], ['d', 38]);
  expect(['a', 'b', 'c', 'd'].map(has)).toEqual([false, true, true, true]);
});

test('the week starts again if a later build contains the file', async () => {
  const has = await deploy(['a', 0], ['b', 30], ['a', 36], ['c', 40], ['d', 45]);
  expect(has('a')).toBe(true);
});

test.each([
  ['ahead', 3 * 366],
  ['behind', -366],
])('deletes no file while the clock is years %s', async (_, day) => {
  const has = await deploy(['a', 0], ['b', 30], ['c', 33], ['d', day]);
  expect(['a', 'b', 'c'].map(has)).toEqual([true, true, true]);
});

test.each([
  ['ahead', 3 * 366],
  ['behind', -366],
])('keeps each file for a week after the clock was years %s', async (_, day) => {
  const has = await deploy(['a', 0], ['b', 30], ['c', day], ['d', 36], ['e', 40]);
  expect(['a', 'b', 'c'].map(has)).toEqual([true, true, true]);
  const hasLater = await deploy(['a', 0], ['b', 30], ['c', day], ['d', 36], ['e', 40], ['f', 44]);
  expect(['a', 'b', 'c', 'd'].map(hasLater)).toEqual([false, false, false, true]);
});

test('a repeated call does not prolong the week', async () => {
  const has = await deploy(['a', 0], ['b', 30], ['c', 33], ['d', 36], ['e', 38]);
  expect(['a', 'b'].map(has)).toEqual([false, true]);
});
