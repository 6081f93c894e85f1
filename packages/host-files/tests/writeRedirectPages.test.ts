import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRedirectPages } from '../writeRedirectPages';

const out = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'));
afterAll(() => rmSync(out, { recursive: true }));

const options = {
  basePath: '/site',
  getRedirects: () => [
    { from: '/site/old/', to: '/site/new/' },
    { from: '/site/news.php', to: '/site/about/#team' },
    { from: '/site/query.php', query: 'id=12', to: '/site/about/' },
  ],
  describePage: () => ({
    lang: 'de',
    title: 'Verschoben',
    link: 'Zur Seite',
    canonical: 'https://a.example/',
  }),
};

test('writes a page that redirects at each former path', async () => {
  await writeRedirectPages(out, options);
  const page = readFileSync(path.join(out, 'old/index.html'), 'utf8');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('content="0; url=/site/new/"');
  expect(page).toContain('<link rel="canonical" href="https://a.example/"/>');
  expect(readFileSync(path.join(out, 'news.php/index.html'), 'utf8')).toContain('url=/site/about/#team"');
  for (const marker of ['old/.moved', 'news.php/.moved'])
    expect(existsSync(path.join(out, marker))).toBe(true);
});

test('writes no page for a redirect with a query', () => {
  expect(existsSync(path.join(out, 'query.php'))).toBe(false);
});

test('never overwrites a page of the site', async () => {
  await expect(writeRedirectPages(out, options)).rejects.toThrow('EEXIST');
});
