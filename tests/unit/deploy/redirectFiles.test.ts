import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const messages = setUpMessagesCopy();

beforeEach(() => {
  messages.editJson('en/not-found.json', (texts) => {
    texts.moved = { title: 'This page has moved', link: 'Go to its new address' };
  });
  messages.editText('redirects.json', () =>
    JSON.stringify({
      '/tin-tức': '/about',
      '/prices.html': '/services#pricing',
      '/tin.php': '/contact',
      '/tin.php?id=12': '/services',
    }),
  );
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
