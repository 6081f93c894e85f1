import { ExportedDocument } from '../build/ExportedDocument';
import { keepOwnScripts, removePreloads } from '../build/keepOwnScripts';
import { getHash } from '../getHash';

const createOwnScript = (code: string, attributes = '') =>
  `<script${attributes} data-own-script="${getHash(code)}">${code}</script>`;
const createPage = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="vi"><head><meta charSet="utf-8"/>${head}</head><body><h1>Kho &amp; vận</h1>${body}</body></html>`;

/** Returns the page without Next's scripts and unneeded preloads. */
function cleanPage(html: string): string {
  const document = new ExportedDocument(html);
  keepOwnScripts(document, '/site');
  removePreloads(document);
  return document.toString();
}

test('removes Next’s scripts and keeps the project’s', () => {
  const files =
    '<script src="/site/_next/static/chunks/main.js" async=""></script><script src="/site/_next/static/old.js" noModule=""></script>';
  const payload = [
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"1:<b>null</b>"])</script>',
  ].join('');
  const data = createOwnScript('{"@type":"Thing"}', ' type="application/ld+json"');
  expect(cleanPage(createPage(createOwnScript('start()') + files, data + payload))).toBe(
    createPage('<script>start()</script>', '<script type="application/ld+json">{"@type":"Thing"}</script>'),
  );
});

test.each([
  ['an inline script without a hash', '<script>track()</script>'],
  ['data without a hash', '<script type="application/json">{}</script>'],
  ['a script whose code was changed', createOwnScript('start()').replace('start', 'stop')],
  ['a script of another site', '<script src="https://ads.example/_next/static/a.js"></script>'],
  ['a script below another base path', '<script src="/_next/static/a.js"></script>'],
  ['a file with the hash of its empty code', createOwnScript('', ' src="/a.js"')],
  ['an unknown inline script of Next', '<script>self.__next_g.push([1])</script>'],
  ['a module', '<script type="module">track()</script>'],
  ['an import map', '<script type="importmap">{"imports":{}}</script>'],
  ['a script with a slash in its tag', '<script/x>track()</script>'],
  ['a script in capital letters', '<SCRIPT>track()</SCRIPT>'],
])('throws for %s', (_, script) => {
  expect(() => cleanPage(createPage('', script))).toThrow(`the page has an unknown script: ${script}`);
});

test('throws for a script in an SVG', () => {
  expect(() => cleanPage(createPage('', '<svg><script href="/a.js"></script></svg>'))).toThrow(
    'unknown script',
  );
});

test('ignores the markup of a script in a comment or a text area', () => {
  const texts = '<!-- <script>track()</script> --><textarea><script>track()</script></textarea>';
  expect(cleanPage(createPage('', texts))).toBe(createPage('', texts));
});

test('removes preloads of scripts and duplicate preloads', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>';
  const scripts =
    '<link rel="preload" as="script" fetchPriority="low" href="/main.js"/><link rel="modulepreload" href="/b.js"/>';
  expect(cleanPage(createPage(font + scripts + font))).toBe(createPage(font));
});
