/** @jest-environment node */
import { deferFramework } from '@/scripts/export/deferFramework';

const bootstrap = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})';
const opening = '(self.__next_f=self.__next_f||[]).push([0])';
const data = '{"@type":"Thing"}';
/** The payload repeats what the page's own scripts say: a long text as a row of its own. */
const payloadText = `1:T6,boot()2:["$","p",null,{"it's":"a \\\\ piece\u003e"}]\n3:{"__html":${JSON.stringify(data)}}\n`;
const pieceOf = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;
const pieces = [opening, pieceOf(payloadText.slice(0, 40)), pieceOf(payloadText.slice(40))];

/** A page as the framework writes it, with parts to replace. */
function exported({
  files = '<script src="/_next/static/chunks/main.js" async=""></script>',
  start = `<script id="_R_">${bootstrap}</script>`,
  codes = pieces,
} = {}) {
  return [
    '<!DOCTYPE html><html lang="vi"><head>',
    '<link rel="preload" as="script" href="/_next/static/chunks/main.js"/>',
    '<link rel="preload" as="font" href="/fonts/a.woff2"/>',
    files,
    '<script>boot()</script>',
    '</head><body><h1>Kho &amp; vận</h1>',
    `<script type="application/ld+json">${data}</script>`,
    start,
    ...codes.map((code) => `<script>${code}</script>`),
    '</body></html>',
  ].join('');
}

test('a page keeps its content and its own scripts, and loses those of the framework', () => {
  const { html } = deferFramework(exported(), 'load()');
  expect(html).toContain('<h1>Kho &amp; vận</h1>');
  expect(html).toContain('<script>boot();load()</script>');
  expect(html).toContain(`<script type="application/ld+json">${data}</script>`);
  expect(html).toContain('<link rel="preload" as="font"');
  expect(html).not.toMatch(/<script[^>]* src=|as="script"|__next_f/);
});

test('the page lists what the loader fetches: the payload first, then each file once', () => {
  const files = ['main', 'app', 'main'].map((name) => `<script src="/_next/${name}.js" async=""></script>`);
  const { html, payload } = deferFramework(exported({ files: files.join('') }), 'load()');
  const [, list = ''] = /id="page-scripts">([^<]*)<\/script><script>boot\(\);load\(\)</.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual([payload.path, '/_next/main.js', '/_next/app.js']);
});

test('the payload says what stood in the page, in its order, under a name of its own content', () => {
  const { payload } = deferFramework(exported(), 'load()');
  expect(payload.content.split(';\n').slice(0, 2)).toEqual([bootstrap, opening]);
  expect(payload.path).toMatch(/^\/_next\/static\/payload\/[0-9a-f]{8}\.js$/);
  const longer = deferFramework(exported({ codes: [...pieces, pieceOf('4:null')] }), 'load()');
  expect(longer.payload.path).not.toBe(payload.path);
});

test('the payload leaves out what the page says in scripts of its own', () => {
  const { payload } = deferFramework(exported(), 'load()');
  const run: { __next_f?: unknown[][]; TURBOPACK?: unknown[] } = {};
  new Function('self', 'globalThis', payload.content)(run, run);
  expect(run.TURBOPACK).toHaveLength(1);
  const text = payloadText.replace('T6,boot()', 'T2,{}').replace(JSON.stringify(data), '"{}"');
  expect(run.__next_f).toEqual([[0], [1, text]]);
});

test('scripts for browsers without modules are not fetched', () => {
  const files =
    '<script src="/_next/static/chunks/app.js"></script><script src="/_next/old.js" nomodule=""></script>';
  expect(deferFramework(exported({ files }), 'load()').html).not.toContain('old.js');
});

test.each([
  ['has no script file', { files: '' }, /no script file/],
  ['has no payload', { codes: [] }, /no payload/],
  ['has no bootstrap', { start: `<script>${bootstrap}</script>` }, /no bootstrap/],
  [
    'has its payload in another shape',
    { codes: [pieceOf('').replace('__next_f', '__next_g')] },
    /no payload/,
  ],
  ['has a piece of another kind', { codes: [...pieces, 'self.__next_f.push([3,"AA=="])'] }, /not text/],
  ['has a script that its payload lacks', { codes: [opening, pieceOf('1:null')] }, /does not hold/],
])('a page that %s stops the build', (_, parts, message) => {
  expect(() => deferFramework(exported(parts), 'load()')).toThrow(message);
});
