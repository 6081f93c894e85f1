import { renameSync, symlinkSync } from 'node:fs';
import { retainFiles } from '@/scripts/deploy/retainFiles';
import { writeSiteManifest } from '@/server/http/siteManifest';
import { exchange, HOST } from '../http/helpers/exchange';
import { startSite, writeFiles } from '../http/helpers/startSite';

/** Creates the files of a build whose page contains the path of its script. */
const build = (name: string) => ({
  'en/index.html': `${name}:/_next/static/islands/${name}.js`,
  [`_next/static/islands/${name}.js`]: name,
});

/** Moves a folder to another name, and creates a symbolic link to it in its place. */
function replaceWithLink(folder: string, name: string): void {
  renameSync(folder, `${folder}-${name}`);
  symlinkSync(`${folder}-${name}`, folder);
}

test('a deploy switches all files at once while visitors send requests', async () => {
  const { server, port, out } = await startSite({
    files: build('a'),
    prepare: (folder) => replaceWithLink(folder, 'a'),
    // So small that some files are read from disk for each request.
    maxBytes: 30,
  });
  const nextFolder = `${out}-b`;
  let servedBuilds: string[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const page = await exchange(port, '/en/', { headers: [HOST] });
      const [name = '', script = ''] = page.body.toString().split(':');
      const answer = await exchange(port, script, { headers: [HOST] });
      expect([page.status, answer.status, answer.body.toString()]).toEqual([200, 200, name]);
      servedBuilds.push(name);
    }
  };
  const waitForBuild = async (name: string) => {
    while (!servedBuilds.includes(name)) await new Promise(setImmediate);
  };
  const visitors = [visitor()];
  await waitForBuild('a');

  writeFiles(nextFolder, build('b'));
  await writeSiteManifest(nextFolder);
  await retainFiles(nextFolder, out, Date.now());
  symlinkSync(nextFolder, `${out}.new`);
  renameSync(`${out}.new`, out);
  servedBuilds = [];
  await waitForBuild('a');
  await server.reload();
  await waitForBuild('b');
  isOver = true;
  await Promise.all(visitors);
  expect(servedBuilds.join('')).toMatch(/^a+b+$/);
  const old = await exchange(port, '/_next/static/islands/a.js', { headers: [HOST] });
  expect(old.status).toBe(200);
});
