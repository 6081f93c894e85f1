import { exchange, HOST } from './helpers/exchange';
import { smallSite } from './helpers/smallSite';
import { type RunningSite, startSite } from './helpers/startSite';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    // The build writes a page for former URLs, for hosts without redirects.
    files: {
      ...smallSite,
      'vi/about/index.html': 'Giới thiệu',
      'en/offers/index.html': 'This page has moved',
    },
    redirects: [
      { from: '/offers/', to: '/about/#prices' },
      { from: '/en/offers/', to: '/en/about/#prices' },
      { from: '/about.html', to: '/about/' },
      { from: '/tin-t%E1%BB%A9c/ho%C3%A1-%C4%91%C6%A1n/', to: '/about/' },
      { from: '/tin.php', to: '/contact/' },
    ],
  });
});

test.each([
  ['/en/offers/', '/en/about/#prices'],
  ['/en/offers', '/en/about/#prices'],
  ['/en/offers?utm_source=card&lang=vi', '/en/about/?utm_source=card&lang=vi#prices'],
  ['//en//offers', '/en/about/#prices'],
  ['/offers/?lang=vi', '/about/?lang=vi#prices'],
  ['/about.html', '/about/'],
  ['/about.html/', '/about/'],
  ['/tin-t%E1%BB%A9c/ho%C3%A1-%C4%91%C6%A1n', '/about/'],
  ['/tin-t%e1%bb%a9c/ho%c3%a1-%c4%91%c6%a1n/?a=1', '/about/?a=1'],
  ['/tin-tu%CC%9B%CC%81c/hoa%CC%81-%C4%91o%CC%9Bn/', '/about/'],
  ['/%74in.php', '/contact/'],
  ['/tin.php?id=13', '/contact/?id=13'],
])('%s is redirected permanently to %s', async (target, location) => {
  const { status, headers } = await exchange(site.port, target);
  expect([status, headers.location]).toEqual([308, location]);
  expect(headers['cache-control']).toBeUndefined();
});

test('a redirected path without a locale is then negotiated', async () => {
  const { headers } = await exchange(site.port, '/offers/?lang=vi');
  const next = await exchange(site.port, headers.location?.replace(/#.*/, '') ?? '', { headers: [HOST] });
  expect([next.status, next.headers.location]).toEqual([307, '/vi/about/']);
});

test.each([
  ['/en/about/?lang=vi&a=1', '/vi/about/?a=1'],
  ['/en/about?lang=vi', '/vi/about/'],
  ['//en//about/?lang=vi', '/vi/about/'],
  ['/vi/about/?lang=en', '/en/about/'],
])('%s is redirected to the page in the other locale: %s', async (target, location) => {
  const { status, headers } = await exchange(site.port, target, {
    headers: [HOST, 'Cookie: locale=zh', 'Accept-Language: zh'],
  });
  expect([status, headers.location]).toEqual([307, location]);
  expect(headers).toMatchObject({
    vary: 'Accept-Language, Cookie',
    'cache-control': 'private, no-store',
  });
});

test.each([
  ['/en/about/?lang=xx', 200],
  ['/en/about/?lang=en', 200],
  // The page does not exist in Chinese.
  ['/en/about/?lang=zh', 200],
  ['/en/about/index.md?lang=vi', 200],
  ['/images/hero.png?lang=vi', 200],
  ['/en/nothing/?lang=vi', 404],
])('%s is not redirected', async (target, status) => {
  expect((await exchange(site.port, target)).status).toBe(status);
});

test.each(['/tin-tuc/hoa-don/', '/Tin.php', '/tin.php.bak'])('%s is not a former URL', async (target) => {
  const { status } = await exchange(site.port, target, { headers: [HOST] });
  expect(status).not.toBe(308);
});

test('POST to a former URL is refused', async () => {
  const { status } = await exchange(site.port, '/en/offers/', { method: 'POST' });
  expect(status).toBe(405);
});
