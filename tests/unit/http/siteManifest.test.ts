import { copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { retainFiles } from '@/scripts/deploy/retainFiles';
import { SITE_CONTENT } from '@/server/http/siteManifest';
import { exchange, HOST } from './helpers/exchange';
import { smallSite, texts } from './helpers/smallSite';
import { startSite, writeFiles } from './helpers/startSite';

const MANIFEST = '_site-manifest.json';
const PAGE = 'en/about/index.html';
const NOT_BUILT = 'not the file that was built';

const DAMAGED = `${MANIFEST}, which the build writes last, is missing, damaged or unreadable`;
const writeManifest = (text: string) => (out: string) => writeFileSync(path.join(out, MANIFEST), text);
const remove = (file: string) => (out: string) => rmSync(path.join(out, file), { recursive: true });
const truncate = (file: string, length?: number) => (out: string) =>
  truncateSync(path.join(out, file), length);

/** Damage to the built site, and part of the error message. */
const damages: [title: string, message: string, damage: (out: string) => void][] = [
  ['an empty folder', MANIFEST, (out) => deleteOtherFiles(out, [])],
  ['only some files', MANIFEST, (out) => deleteOtherFiles(out, ['index.html', '404.html'])],
  [
    'a manifest without files',
    '404.html is missing (and ',
    (out) => deleteOtherFiles(out, ['index.html', MANIFEST]),
  ],
  ['a truncated manifest', DAMAGED, truncate(MANIFEST, 100)],
  ['an empty manifest', DAMAGED, writeManifest('null')],
  ['a manifest of no files', DAMAGED, writeManifest('{"files":{}}')],
  ['a manifest of another type', DAMAGED, writeManifest('{"files":5}')],
  ['a manifest with an empty entry', DAMAGED, writeManifest('{"files":{"index.html":null}}')],
  ['no page', `${PAGE} is missing`, remove(PAGE)],
  ['no compressed copy', `${PAGE}.br is missing`, remove(`${PAGE}.br`)],
  ['no script', '_next/static/chunks/a1b2.js is missing', remove('_next')],
  ['a truncated page', `${PAGE} is ${NOT_BUILT}`, truncate(PAGE, 100)],
  ['an empty picture', `images/hero.png is ${NOT_BUILT}`, truncate('images/hero.png')],
  ['a page edited by hand', `${PAGE} is ${NOT_BUILT}`, changePage],
  [
    'a compressed copy of another file',
    `${PAGE}.br is ${NOT_BUILT}`,
    (out) => copyFileSync(path.join(out, '404.html.br'), path.join(out, `${PAGE}.br`)),
  ],
  [
    'a folder in place of a page',
    `${PAGE} is missing`,
    (out) => {
      rmSync(path.join(out, PAGE));
      mkdirSync(path.join(out, PAGE));
    },
  ],
  [
    'the content of another build',
    `${SITE_CONTENT} is ${NOT_BUILT}`,
    (out) => writeFileSync(path.join(out, SITE_CONTENT), '{"redirects":[1]}'),
  ],
  ['no folder', 'There is no site in', (out) => rmSync(out, { recursive: true })],
];

/** Changes a page, but not its size. */
function changePage(out: string): void {
  writeFileSync(path.join(out, PAGE), texts.about.replace('About', 'abouT'));
}

/** Deletes all files in a folder except the given ones. */
function deleteOtherFiles(out: string, names: string[]): void {
  const keptFiles = names.map((name) => [name, readFileSync(path.join(out, name))] as const);
  rmSync(out, { recursive: true });
  mkdirSync(out);
  writeFiles(out, Object.fromEntries(keptFiles));
}

test.each(damages)('with %s, a reload is refused and the previous site stays', async (_, message, damage) => {
  const { server, port, out } = await startSite({ files: smallSite });
  damage(out);
  const reload = server.reload();
  await expect(reload).rejects.toThrow(message);
  await expect(reload).rejects.toThrow(/^.+npm run build.+$/);
  expect((await exchange(port, '/en/about/')).body.toString()).toBe(texts.about);
  expect((await exchange(port, '/_next/static/chunks/a1b2.js')).status).toBe(200);
});

test.each([
  ['in memory', Number.POSITIVE_INFINITY],
  ['on disk', 0],
])('a start is refused if a file %s was changed', async (_, maxBytes) => {
  const start = startSite({ files: smallSite, prepare: changePage, maxBytes });
  await expect(start).rejects.toThrow(`${PAGE} is ${NOT_BUILT}`);
});

test('a site that is complete again is served after a reload', async () => {
  const { server, port, out } = await startSite({ files: smallSite });
  const page = readFileSync(path.join(out, PAGE));
  rmSync(path.join(out, PAGE));
  await expect(server.reload()).rejects.toThrow(PAGE);
  writeFileSync(path.join(out, PAGE), page);
  await server.reload();
  expect((await exchange(port, '/en/about/')).status).toBe(200);
});

test('a file that the build did not write is served unchanged', async () => {
  const { port } = await startSite({
    files: smallSite,
    prepare: (out) => {
      const stale = brotliCompressSync('another text');
      writeFiles(out, {
        'proof.html': 'proof',
        'proof.html.br': stale,
        'en/index.html.br': stale,
      });
    },
  });
  for (const [target, text] of [
    ['/proof.html', 'proof'],
    ['/en/', '<!doctype html><title>Home</title>'],
  ] as const) {
    const answer = await exchange(port, target, { headers: [HOST, 'Accept-Encoding: br'] });
    expect([answer.status, answer.body.toString()]).toEqual([200, text]);
  }
  expect((await exchange(port, '/proof.html.br')).status).toBe(404);
});

test('retained files of an earlier build are served compressed', async () => {
  const script = 'run()'.padEnd(600);
  const earlier = await startSite({
    files: {
      ...smallSite,
      '_next/static/old.js': script,
      '_next/static/old.js.br': brotliCompressSync(script),
    },
  });
  const { server, port, out } = await startSite({ files: smallSite });
  await retainFiles(out, earlier.out, Date.now());
  await server.reload();
  const requestOldScript = () =>
    exchange(port, '/_next/static/old.js', { headers: [HOST, 'Accept-Encoding: br'] });
  expect((await requestOldScript()).headers['content-encoding']).toBe('br');
  truncateSync(path.join(out, '_next/static/old.js'), 10);
  await expect(server.reload()).rejects.toThrow('_next/static/old.js is not the file that was built');
});

test('the manifest is not served', async () => {
  const { port } = await startSite({ files: smallSite });
  expect((await exchange(port, `/${MANIFEST}`)).status).toBe(404);
});
