/** @jest-environment node */
import { ExportedDocument } from '@/scripts/build/ExportedDocument';
import { removePreloads, removeScripts } from '@/scripts/build/removeFramework';

const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const font = '<link rel="preload" as="font" href="/fonts/a.woff2"/>';
const own = '<script>early()</script>';

/** A page as the framework writes it. */
function exported(head: string) {
  return [
    '<!DOCTYPE html><html lang="vi"><head><meta charSet="utf-8"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    head,
    '</head><body><h1>Kho &amp; vận</h1>',
    data,
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"1:null"])</script>',
    '</body></html>',
  ].join('');
}

function without(html: string): string {
  const document = new ExportedDocument(removeScripts(html));
  removePreloads(document);
  return document.toString();
}

test('a page keeps its content and its own scripts, and loses those of the framework', () => {
  const files =
    '<script src="/_next/static/chunks/main.js" async=""></script><script src="/_next/old.js" noModule=""></script>';
  expect(without(exported(files + font + own))).toBe(
    `<!DOCTYPE html><html lang="vi"><head><meta charSet="utf-8"/>${font}${own}</head><body><h1>Kho &amp; vận</h1>${data}</body></html>`,
  );
});

test('a preload that stands twice stands once', () => {
  const html = without(exported(font + font.replace('/a.', '/b.') + font));
  expect(html.split('as="font"')).toHaveLength(3);
});

test('a page without anything of the framework stops the build: it may be there in another shape', () => {
  expect(() => without(`<html><head>${own}</head><body></body></html>`)).toThrow(
    /no script of the framework/,
  );
});
