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
  ['/en/about/?lang=vi', '/vi/about/'],
  ['/en/about?lang=vi', '/vi/about/'],
  ['/zh/?a=1&lang=en&b=%20', '/en/?a=1&b=%20'],
  ['/en/cases/a-case/?l%61ng=zh&q=%E8%8E%B2', '/zh/cases/a-case/?q=%E8%8E%B2'],
  ['/en/insights/archive/2/?lang=vi&lang=en', '/vi/insights/archive/2/'],
  ['/vi/?lang=en&lang=vi', '/en/'],
])('changes the locale of a path: %s → %s', (path, expected) => {
  expect(getLocation(path, { cookie: 'locale=zh', 'accept-language': 'zh' })).toBe(expected);
  expect(runMiddleware(path)?.status).toBe(307);
  expect(runMiddleware(path)?.headers.get('Cache-Control')).toBe('private, no-store');
  expect(getLocation(expected)).toBeUndefined();
});

test.each([
  ['/EN/about/', '/en/about/'],
  ['/Zh/', '/zh/'],
  ['/VI', '/vi/'],
  ['/VI/cases?industry=food', '/vi/cases/?industry=food'],
  ['/EN/about/?lang=vi', '/en/about/?lang=vi'],
])('lower-cases the locale: %s → %s', (path, expected) => {
  expect(getLocation(path)).toBe(expected);
});

test.each([
  '/en/',
  '/zh/about/',
  '/vi/insights/an-article/',
  '/en/about',
  '/en/about/?lang=en',
  '/en/about/?lang=en&lang=vi',
  '/en/about/?lang=xx&lang=vi',
  '/en/about/?lang=VI',
  '/en/about/?lang=vi-VN',
  '/en/about/?lang=',
  '/en/about/?lang',
  '/en/about/?LANG=vi',
  '/en/about/?lang[]=vi',
  '/en/about/?a=lang=vi',
  '/en/about/?lang=%00vi',
  '/en/about/?a=1#lang=vi',
  '/en/nothing/',
  '/en/feed.xml?lang=vi',
  '/en/about/index.md?lang=vi',
  '/en//evil.example/?lang=vi',
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
