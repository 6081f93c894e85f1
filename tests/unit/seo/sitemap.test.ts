import { site } from '@/lib/i18n/site';
import { escapeXml } from '@/lib/routes/escapeXml';
import { renderSitemapFiles } from '@/lib/routes/sitemap';

const createEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `${site.origin}/en/${index}/`,
    lastModified: index === 2 ? '2026-03-04' : undefined,
    alternates: { en: `${site.origin}/en/${index}/` },
  }));

test('a sitemap of 5,000 URLs has one file', () => {
  const files = renderSitemapFiles(createEntries(5000));
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  expect(files.get('/sitemap.xml')?.match(/<loc>/g)).toHaveLength(5000);
});

test('a longer sitemap has an index with the newest dates', () => {
  const files = renderSitemapFiles(createEntries(5001));
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemaps/1.xml', '/sitemaps/2.xml']);
  expect(files.get('/sitemap.xml')).toContain(
    `<sitemap><loc>${site.origin}/sitemaps/1.xml</loc><lastmod>2026-03-04</lastmod>`,
  );
  const parts = [...files.values()].slice(1).join('');
  expect(parts.match(/<loc>/g)).toHaveLength(5001);
});

test.each([
  ['markup', '<b a="1">R&D\'s</b>', '&lt;b a=&quot;1&quot;&gt;R&amp;D&apos;s&lt;/b&gt;'],
  ['control characters', 'a\u0000b\u001fc\td\n', 'abc\td\n'],
  ['other languages', '莲桥 – Tiếng Việt', '莲桥 – Tiếng Việt'],
])('escapes %s for XML', (_, text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});
