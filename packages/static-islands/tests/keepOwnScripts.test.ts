import { ExportedDocument } from '../build/ExportedDocument';
import { keepOwnScripts, removePreloads } from '../build/keepOwnScripts';
import { getScriptHash } from '../getScriptHash';

const own = (code: string, attributes = '') =>
  `<script${attributes} data-own-script="${getScriptHash(code)}">${code}</script>`;
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="vi"><head><meta charSet="utf-8"/>${head}</head><body><h1>Kho &amp; vận</h1>${body}</body></html>`;

function keep(html: string): string {
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
  const data = own('{"@type":"Thing"}', ' type="application/ld+json"');
  expect(keep(page(own('start()') + files, data + payload))).toBe(
    page('<script>start()</script>', '<script type="application/ld+json">{"@type":"Thing"}</script>'),
  );
});

test.each([
  ['an inline script without a hash', '<script>track()</script>'],
  ['data without a hash', '<script type="application/json">{}</script>'],
  ['a script whose code was changed', own('start()').replace('start', 'stop')],
  ['a script of another site', '<script src="https://ads.example/_next/static/a.js"></script>'],
  ['a script below another base path', '<script src="/_next/static/a.js"></script>'],
  ['a file with the hash of its empty code', own('', ' src="/a.js"')],
  ['an unknown inline script of Next', '<script>self.__next_g.push([1])</script>'],
])('throws for %s', (_, script) => {
  expect(() => keep(page('', script))).toThrow(`the page has an unknown script: ${script}`);
});

test('removes preloads of scripts and duplicate preloads', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>';
  const scripts =
    '<link rel="preload" as="script" fetchPriority="low" href="/main.js"/><link rel="modulepreload" href="/b.js"/>';
  expect(keep(page(font + scripts + font))).toBe(page(font));
});
