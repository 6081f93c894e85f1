/** @jest-environment node */
import { ExportedDocument } from '@/scripts/build/ExportedDocument';
import { removePreloads, removeScripts } from '@/scripts/build/removeFramework';

const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const font = '<link rel="preload" as="font" href="/fonts/a.woff2"/>';
const own = '<script>early()</script>';

/** Creates a page like the framework's output. */
function createExportedPage(head: string) {
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

function removeFramework(html: string): string {
  const document = new ExportedDocument(removeScripts(html));
  removePreloads(document);
  return document.toString();
}

test('removes only the framework’s scripts', () => {
  const files =
    '<script src="/_next/static/chunks/main.js" async=""></script><script src="/_next/old.js" noModule=""></script>';
  expect(removeFramework(createExportedPage(files + font + own))).toBe(
    `<!DOCTYPE html><html lang="vi"><head><meta charSet="utf-8"/>${font}${own}</head><body><h1>Kho &amp; vận</h1>${data}</body></html>`,
  );
});

test('removes duplicate preloads', () => {
  const html = removeFramework(createExportedPage(font + font.replace('/a.', '/b.') + font));
  expect(html.split('as="font"')).toHaveLength(3);
});

test('throws if the page has no script of the framework', () => {
  expect(() => removeFramework(`<html><head>${own}</head><body></body></html>`)).toThrow(
    /no script of the framework/,
  );
});
