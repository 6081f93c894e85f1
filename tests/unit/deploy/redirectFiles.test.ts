import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const messages = setUpMessagesCopy();

beforeEach(() => {
  messages.editJson('en/not-found.json', (texts) => {
    texts.moved = { title: 'This page has moved', link: 'Go to its new address' };
  });
  messages.write(
    'redirects.json',
    JSON.stringify({
      '/tin-tức': '/about',
      '/prices.html': '/services#pricing',
      '/tin.php': '/contact',
      '/old_(1)': '/about',
    }),
  );
});

test('_redirects lists encoded former paths, with and without a trailing slash', async () => {
  const { renderRedirectsFile } = await import('@/scripts/deploy/platforms');
  const lines = renderRedirectsFile().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/tin-t%E1%BB%A9c /about/ 308',
      '/vi/tin-t%E1%BB%A9c/ /vi/about/ 308',
      '/prices.html /services/#pricing 308',
      '/tin.php /contact/ 308',
      '/tin.php/ /contact/ 308',
    ]),
  );
  expect(lines.filter((line) => line !== '' && line.split(' ').length !== 3)).toEqual([]);
});

test('vercel.json lists former paths, with escaped parentheses', async () => {
  const { renderVercelConfig } = await import('@/scripts/deploy/platforms');
  const { redirects } = JSON.parse(renderVercelConfig());
  const withoutLocale = redirects.filter(({ source }: { source: string }) =>
    /^\/(?:tin|prices|old)/.test(source),
  );
  expect(withoutLocale).toEqual([
    { source: '/tin-t%E1%BB%A9c/', destination: '/about/', permanent: true },
    { source: '/prices.html', destination: '/services/#pricing', permanent: true },
    { source: '/tin.php', destination: '/contact/', permanent: true },
    { source: '/old_\\(1\\)/', destination: '/about/', permanent: true },
  ]);
});

test('static hosts get a page for every former path', async () => {
  const { writeRedirectPages } = await import('@/scripts/deploy/writeRedirectPages');
  const out = createTemporaryFolder();
  await writeRedirectPages(out);
  for (const [file, target] of [
    ['tin-tức/index.html', '/about/'],
    ['vi/tin-tức/index.html', '/vi/about/'],
    ['prices.html', '/services/#pricing'],
    ['tin.php/index.html', '/contact/'],
  ] as const) {
    expect(readFileSync(path.join(out, file), 'utf8')).toContain(`url=${target}"`);
    expect(existsSync(path.join(out, `${file.replace(/index\.html$/, '')}.moved`))).toBe(true);
  }
});
