/** @jest-environment node */
import { exchange, HOST } from './helpers/exchange';
import { smallSite } from './helpers/smallSite';
import { type RunningSite, startSite } from './helpers/startSite';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    // As in a build, which has a page for hosts without redirects.
    files: {
      ...smallSite,
      'vi/about/index.html': 'Giới thiệu',
      'en/offers/index.html': 'This page has moved',
    },
    redirects: [
      { from: '/offers/', to: '/about/#prices' },
      { from: '/en/offers/', to: '/en/about/#prices' },
      { from: '/about.html', to: '/about/' },
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
])('%s leads on to %s for good', async (target, location) => {
  const { status, headers } = await exchange(site.port, target);
  expect([status, headers.location]).toEqual([308, location]);
  expect(headers['cache-control']).toBeUndefined();
});

test('behind the redirect of a path without a language the visitor’s language decides', async () => {
  const { headers } = await exchange(site.port, '/offers/?lang=vi');
  const next = await exchange(site.port, headers.location?.replace(/#.*/, '') ?? '', { headers: [HOST] });
  expect([next.status, next.headers.location]).toEqual([307, '/vi/about/']);
});

test('nothing is sent to an old address', async () => {
  const { status } = await exchange(site.port, '/en/offers/', { method: 'POST' });
  expect(status).toBe(405);
});
