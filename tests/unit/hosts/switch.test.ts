/** @jest-environment node */
import { renameSync, symlinkSync } from 'node:fs';
import { writeSiteManifest } from '@/scripts/build/writeSiteManifest';
import { retainFiles } from '@/scripts/deploy/retainFiles';
import { exchange, HOST } from '../http/helpers/exchange';
import { startSite, writeFiles } from '../http/helpers/startSite';

/** A build whose page names its own script. */
const build = (name: string) => ({
  'en/index.html': `${name}:/_next/static/islands/${name}.js`,
  [`_next/static/islands/${name}.js`]: name,
});

/** Moves what is there into a folder of its own, and puts a link to that in its place. */
function link(folder: string, name: string): void {
  renameSync(folder, `${folder}-${name}`);
  symlinkSync(`${folder}-${name}`, folder);
}

test('a deploy under requests is seen all at once: no file is missing, no page is of the old build after the new one', async () => {
  const { server, port, out } = await startSite({
    files: build('a'),
    prepare: (folder) => link(folder, 'a'),
    // Some of it is read from the disk for each request.
    maxBytes: 30,
  });
  const next = `${out}-b`;
  let seen: string[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const page = await exchange(port, '/en/', { headers: [HOST] });
      const [name = '', script = ''] = page.body.toString().split(':');
      const answer = await exchange(port, script, { headers: [HOST] });
      expect([page.status, answer.status, answer.body.toString()]).toEqual([200, 200, name]);
      seen.push(name);
    }
  };
  const until = async (name: string) => {
    while (!seen.includes(name)) await new Promise(setImmediate);
  };
  const visitors = [visitor()];
  await until('a');

  writeFiles(next, build('b'));
  await writeSiteManifest(next);
  await retainFiles(next, out, Date.now());
  symlinkSync(next, `${out}.new`);
  renameSync(`${out}.new`, out);
  seen = [];
  await until('a');
  await server.reload();
  await until('b');
  isOver = true;
  await Promise.all(visitors);
  expect(seen.join('')).toMatch(/^a+b+$/);
  const old = await exchange(port, '/_next/static/islands/a.js', { headers: [HOST] });
  expect(old.status).toBe(200);
});
