import { renderSitemapFiles } from '../renderSitemapFiles';

const ORIGIN = 'https://www.example.com';
const getUrl = (path: string) => ORIGIN + path;

const createEntry = (number: number) => ({
  url: `${ORIGIN}/en/${number}/`,
  lastModified: number === 2 ? '2026-03-04' : undefined,
  alternates: { en: `${ORIGIN}/en/${number}/` },
});
const entries = [1, 2, 3, 4, 5].map(createEntry);

test('a short sitemap has one file', () => {
  const files = renderSitemapFiles(entries, { getUrl, maxUrlsPerFile: 5 });
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  expect(files.get('/sitemap.xml')?.match(/<loc>/g)).toHaveLength(5);
});

test('a long sitemap has an index with the newest dates', () => {
  const files = renderSitemapFiles(entries, { getUrl, maxUrlsPerFile: 2 });
  expect([...files.keys()]).toEqual([
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/sitemaps/2.xml',
    '/sitemaps/3.xml',
  ]);
  expect(files.get('/sitemap.xml')).toContain(
    `<sitemap><loc>${ORIGIN}/sitemaps/1.xml</loc><lastmod>2026-03-04</lastmod>`,
  );
  const parts = [...files.values()].slice(1).join('');
  expect(parts.match(/<loc>/g)).toHaveLength(5);
});

test('a file contains at most 5,000 URLs', () => {
  const many = Array.from({ length: 5001 }, (_, index) => createEntry(index));
  expect(renderSitemapFiles(many.slice(1), { getUrl }).size).toBe(1);
  expect(renderSitemapFiles(many, { getUrl }).size).toBe(3);
});
