import { exchange, HOST } from './helpers/exchange';
import { smallSite } from './helpers/smallSite';
import { type RunningSite, startSite } from './helpers/startSite';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    files: {
      ...smallSite,
      'vi/about/index.html': 'Giới thiệu',
      'zh/insights/a-slug/index.html': '文章',
      'vi/cases/a-case/index.html': 'Dự án',
      'en/offers/index.html': 'This page has moved',
      CNAME: 'site.example',
      'images/Hero.svg': '<svg/>',
      '_next/static/AbC.js': 'run()',
    },
    redirects: [{ from: '/en/offers/', to: '/en/about/#prices' }],
  });
});

const sendRequest = (target: string, ...headers: string[]) =>
  exchange(site.port, target, { headers: [HOST, ...headers] });

test.each([
  ['/vi/About/', '/vi/about/'],
  ['/VI/ABOUT', '/vi/about/'],
  ['/vi/about/%EF%BC%8C', '/vi/about/'],
  ['/vi/about%E3%80%82', '/vi/about/'],
  ['/vi/about/).', '/vi/about/'],
  ['/vi/about%E2%80%8B/', '/vi/about/'],
  ['/vi/about/%20', '/vi/about/'],
  ['/vi//About//', '/vi/about/'],
  ['/vi/About/?utm_source=wechat&x=%2F', '/vi/about/?utm_source=wechat&x=%2F'],
  ['/zh/insights/A-SLUG%E3%80%82', '/zh/insights/a-slug/'],
  ['/vi/Cases/A-Case%EF%BC%8C', '/vi/cases/a-case/'],
  ['/EN/Offers/?a=1', '/en/about/?a=1#prices'],
])('%s is redirected permanently to %s', async (target, location) => {
  const { status, headers } = await sendRequest(target);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each([
  ['/About?lang=vi&a=1', '/vi/about/?a=1'],
  ['/ABOUT%EF%BC%8C', '/en/about/'],
  ['/%EF%BC%8C', '/en/'],
])('the path %s without a locale gets a negotiated redirect: %s', async (target, location) => {
  const { status, headers } = await sendRequest(target);
  expect([status, headers.location, headers['cache-control']]).toEqual([307, location, 'private, no-store']);
});

test.each([
  '/vi/Nothing/',
  '/vi/nothing/%EF%BC%8C',
  '/Nothing%E3%80%82',
  '/zh/insights/OTHER/',
  '//evil.example/About',
  '/vi/about/x%EF%BC%8Cy',
])('%s is a 404', async (target) => {
  const { status, headers } = await sendRequest(target);
  expect([status, headers.location]).toEqual([404, undefined]);
});

test.each(['/CNAME', '/images/Hero.svg', '/_next/static/AbC.js'])('the file %s is served', async (target) => {
  expect((await sendRequest(target)).status).toBe(200);
});
