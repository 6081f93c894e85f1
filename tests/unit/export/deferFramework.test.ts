/** @jest-environment node */
import { deferFramework } from '@/scripts/export/deferFramework';

const bootstrap = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})';
const opening = '(self.__next_f=self.__next_f||[]).push([0])';
const piece = 'self.__next_f.push([1,"a \\"quoted\\" <b>piece</b>"])';

/** A page as the framework writes it, with parts to replace. */
function exported({
  files = '<script src="/_next/static/chunks/main.js" async=""></script>',
  start = `<script id="_R_">${bootstrap}</script>`,
  pieces = [opening, piece],
} = {}) {
  return [
    '<!DOCTYPE html><html lang="vi"><head>',
    '<link rel="preload" as="script" href="/_next/static/chunks/main.js"/>',
    '<link rel="preload" as="font" href="/fonts/a.woff2"/>',
    files,
    '<script>boot()</script>',
    '</head><body><h1>Kho &amp; vận</h1>',
    '<script type="application/ld+json">{"@type":"Thing"}</script>',
    start,
    ...pieces.map((code) => `<script>${code}</script>`),
    '</body></html>',
  ].join('');
}

test('a page keeps its content and its own scripts, and loses those of the framework', () => {
  const { html } = deferFramework(exported(), 'load()');
  expect(html).toContain('<h1>Kho &amp; vận</h1>');
  expect(html).toContain('<script>boot()</script>');
  expect(html).toContain('<script type="application/ld+json">');
  expect(html).toContain('<link rel="preload" as="font"');
  expect(html).not.toMatch(/<script[^>]* src=|as="script"|__next_f/);
});

test('the page lists what the loader fetches: the payload first, then each file once', () => {
  const files = ['main', 'app', 'main'].map((name) => `<script src="/_next/${name}.js" async=""></script>`);
  const { html, payload } = deferFramework(exported({ files: files.join('') }), 'load()');
  const [, list = ''] =
    /id="page-scripts">([^<]*)<\/script><script>load\(\)<\/script><\/head>/.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual([payload.path, '/_next/main.js', '/_next/app.js']);
});

test('the payload is what stood in the page, in its order, under a name of its own content', () => {
  const { payload } = deferFramework(exported(), 'load()');
  expect(payload.content).toBe([bootstrap, opening, piece].join('\n'));
  expect(payload.path).toMatch(/^\/_next\/static\/payload\/[0-9a-f]{8}\.js$/);
  const longer = deferFramework(exported({ pieces: [opening, piece, piece] }), 'load()');
  expect(longer.payload.path).not.toBe(payload.path);
});

test('scripts for browsers without modules are not fetched', () => {
  const files =
    '<script src="/_next/static/chunks/app.js"></script><script src="/_next/old.js" nomodule=""></script>';
  expect(deferFramework(exported({ files }), 'load()').html).not.toContain('old.js');
});

test.each([
  ['has no script file', { files: '' }, /no script file/],
  ['has no payload', { pieces: [] }, /no payload/],
  ['has no bootstrap', { start: `<script>${bootstrap}</script>` }, /no bootstrap/],
  ['has its payload in another shape', { pieces: [piece.replace('__next_f', '__next_g')] }, /no payload/],
])('a page that %s stops the build', (_, parts, message) => {
  expect(() => deferFramework(exported(parts), 'load()')).toThrow(message);
});
