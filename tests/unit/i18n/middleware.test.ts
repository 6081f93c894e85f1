/** @jest-environment node */
import middleware from '@/middleware';
import { negotiationRows } from './negotiationRows';

const ORIGIN = 'https://www.lotusbridge.example';

function runMiddleware(path: string, headers: Record<string, string> = {}) {
  return middleware(new Request(ORIGIN + path, { headers }));
}

function getLocation(path: string, headers?: Record<string, string>) {
  return runMiddleware(path, headers)?.headers.get('Location')?.replace(ORIGIN, '');
}

test.each(negotiationRows)(
  '$visitor is redirected to $expected',
  ({ search = '', stored, header, expected }) => {
    const headers = {
      ...(header === undefined ? {} : { 'accept-language': header }),
      ...(stored === undefined ? {} : { cookie: `theme=dark; locale=${stored}; other=1` }),
    };
    expect(getLocation(`/about/${search}`, headers)).toMatch(new RegExp(`^/${expected}/about/`));
  },
);

test('the redirect is temporary and not cached', () => {
  const response = runMiddleware('/');
  expect(response?.status).toBe(307);
  expect(response?.headers.get('Vary')).toBe('Accept-Language, Cookie');
  expect(response?.headers.get('Cache-Control')).toBe('private, no-store');
});

test.each([
  ['/?utm_source=wechat', '/en/?utm_source=wechat'],
  ['/cases/?industry=garment&lang=vi', '/vi/cases/?industry=garment'],
  ['/cases/?lang=vi&lang=zh&region=hanoi', '/vi/cases/?region=hanoi'],
  ['/cases/?q=%E8%8E%B2%26lang%3Dzh', '/en/cases/?q=%E8%8E%B2%26lang%3Dzh'],
  ['/contact?subject=erp', '/en/contact/?subject=erp'],
  ['/insights/an-article', '/en/insights/an-article/'],
  ['/cases/a-case?lang=zh&utm_source=wechat', '/zh/cases/a-case/?utm_source=wechat'],
])('keeps the query and adds the slash: %s → %s', (path, expected) => {
  expect(getLocation(path)).toBe(expected);
});

test.each([
  ['/EN/about/', '/en/about/'],
  ['/Zh/', '/zh/'],
  ['/VI', '/vi/'],
  ['/VI/cases?industry=food', '/vi/cases/?industry=food'],
])('lower-cases the locale: %s → %s', (path, expected) => {
  expect(getLocation(path)).toBe(expected);
});

test.each([
  '/en/',
  '/zh/about/',
  '/vi/insights/an-article/',
  '/en/about',
  '/en/nothing/',
  '/fr/about/',
  '/FR/about/',
  '/nothing/more/',
  '/EN/nothing/more/',
  '/insights/a/b/',
  '/images/logo.svg',
  '/_next/static/chunk.js',
  '/api/leads',
  '/healthz',
  '//evil.example/',
  '//evil.example/en/',
])('does not redirect %s', (path) => {
  expect(runMiddleware(path)).toBeUndefined();
});

test.each(['locale', 'locale=', '=zh', ';;;', 'locale==zh', 'notlocale=zh', '%'])(
  'cookie header "%s" contains no choice',
  (cookie) => {
    expect(getLocation('/', { cookie })).toBe('/en/');
  },
);

test.each(['locale=vi', 'a=1;\tlocale=vi', 'locale=vi\t;a=1', 'locale=vi=', 'a="locale=zh"; locale=vi'])(
  'cookie header "%s" selects Vietnamese',
  (cookie) => {
    expect(getLocation('/', { cookie })).toBe('/vi/');
  },
);
