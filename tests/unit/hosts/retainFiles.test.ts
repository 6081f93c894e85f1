/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSiteManifest } from '@/scripts/build/writeSiteManifest';
import { retainFiles } from '@/scripts/deploy/retainFiles';
import { writeFiles } from '../http/helpers/startSite';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 1);
const folder = mkdtempSync(path.join(tmpdir(), 'retain-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Deploys builds of one hashed file each, a number of days after the start; returns the folders. */
async function deploy(...builds: [name: string, day: number][]): Promise<(file: string) => boolean> {
  let previous: string | undefined;
  for (const [name, day] of builds) {
    const out = mkdtempSync(path.join(folder, 'out-'));
    writeFiles(out, { 'index.html': name, [`_next/static/islands/${name}.js`]: name });
    await writeSiteManifest(out);
    if (previous) await retainFiles(out, previous, START + day * DAY);
    previous = out;
  }
  return (file) => existsSync(path.join(previous ?? '', '_next/static/islands', `${file}.js`));
}

test('hashed files of earlier deploys stay for a week after the deploy that replaced them', async () => {
  const has = await deploy(['a', 0], ['b', 30], ['c', 33], ['d', 36]);
  expect(['a', 'b', 'c', 'd'].map(has)).toEqual([true, true, true, true]);
});

test('… and no longer, so that deploys do not pile up', async () => {
  const has = await deploy(['a', 0], ['b', 30], ['c', 33], ['d', 38]);
  expect(['a', 'b', 'c', 'd'].map(has)).toEqual([false, true, true, true]);
});

test('a file that a later build has again begins anew', async () => {
  const has = await deploy(['a', 0], ['b', 30], ['a', 36], ['c', 40], ['d', 45]);
  expect(has('a')).toBe(true);
});
