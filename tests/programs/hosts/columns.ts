import { assetHeaders, getCacheControl, isPageAsset, securityHeaders } from '@/lib/hosting/headers';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getLocalePath, pages, withBasePath } from '@/lib/i18n/paths';
import { loadRedirects } from '@/lib/routes/loadRedirects';
import type { Column, TestRequest } from './Column';
import { createEnquiryRequest } from './createEnquiryRequest';
import { findExampleFiles } from './findExampleFiles';

const ABOUT = getLocalePath('en', pages.about);
const MISSING = getLocalePath('en', '/nothing/');
/** `Cache-Control` values that require revalidation. */
const REVALIDATE = /^(no-cache|public, max-age=0, must-revalidate)$/;
const REDIRECT_STATUSES = [301, 302, 307, 308];
const files = findExampleFiles();
const redirects = loadRedirects();

/** Columns of the host table, with the requests that each column summarizes. */
export const columns: readonly Column[] = [
  {
    name: 'path without language',
    requiredFeature: 'negotiates languages',
    requests: [pages.home, pages.about, '/about'].map((path) => ({
      path: withBasePath(path),
      expected: {
        status: [307],
        headers: {
          Location: getLocalePath('en', path.endsWith('/') ? path : `${path}/`),
          Vary: 'Accept-Language, Cookie',
          'Cache-Control': 'private, no-store',
        },
      },
    })),
    fallback: {
      label: 'by script',
      requests: [pages.home, pages.about].map((path) => ({
        path: withBasePath(path),
        expected: { status: [200], body: getLocalePath('vi', path) },
      })),
    },
  },
  {
    name: 'negotiation',
    requiredFeature: 'negotiates languages',
    requests: [
      createNegotiation(
        '/about/?lang=vi&a=1',
        { cookie: 'locale=zh', 'accept-language': 'zh' },
        'vi',
        '?a=1',
      ),
      createNegotiation('/about/?lang=xx', { cookie: 'a=b; locale=zh', 'accept-language': 'vi' }, 'zh'),
      createNegotiation('/about/', { 'accept-language': 'fr, zh-Hant;q=0.3, vi;q=0.4' }, 'vi'),
      createNegotiation('/about/', { 'accept-language': 'vi;q=0, zh;q=0.1' }, 'zh'),
      createNegotiation('/about/', { 'accept-language': 'fr' }, 'en'),
    ],
    fallback: { label: 'by script', requests: [] },
  },
  {
    name: 'trailing slash',
    requests: locales.map((locale) => ({
      path: getLocalePath(locale, '/about'),
      expected: { status: REDIRECT_STATUSES, headers: { Location: getLocalePath(locale, pages.about) } },
    })),
  },
  {
    name: '404',
    requests: [MISSING, getLocalePath('en', '/nothing.png'), withBasePath('/nothing/')].map((path) => ({
      path,
      // The 404 page links to every language.
      expected: { status: [404], headers: { 'Content-Type': /^text\/html/ }, body: getLocalePath('vi') },
    })),
  },
  {
    name: 'redirects',
    requiredFeature: 'redirects',
    requests: redirects.flatMap(({ from, to }) =>
      [from, from.replace(/\/$/, '')].map((path) => ({
        path: `${path}?a=1`,
        // The query is inserted before the fragment.
        expected: { status: REDIRECT_STATUSES, headers: { Location: to.replace(/(?=#)|$/, '?a=1') } },
      })),
    ),
    fallback: {
      label: 'by redirect page',
      requests: redirects.map(({ from, to }) => ({
        path: from.endsWith('/') || from.endsWith('.html') ? from : `${from}/`,
        expected: { status: [200], body: `url=${to}` },
      })),
    },
  },
  {
    name: 'headers',
    requiredFeature: 'sets headers',
    requests: [
      createPageRequest({ ...securityHeaders, 'Cache-Control': REVALIDATE }),
      { path: MISSING, expected: { status: [404], headers: securityHeaders } },
      ...files.map((path) => ({
        path: withBasePath(path),
        expected: {
          status: [200],
          headers: {
            ...(isPageAsset(path)
              ? { ...assetHeaders, 'Content-Security-Policy': /sandbox$/ }
              : securityHeaders),
            'Cache-Control': getExpectedCaching(path),
            'Content-Type': getTypePattern(path),
          },
        },
      })),
    ],
    fallback: { label: '–', requests: [createPageRequest({ 'Content-Type': /^text\/html/ })] },
  },
  {
    name: 'compression',
    requiredFeature: 'sends compressed files',
    requests: [ABOUT, ...files.filter((path) => path.includes('/core/')).map(withBasePath)].flatMap((path) =>
      [
        { accepted: 'gzip, deflate, br', encoding: 'br' },
        { accepted: 'gzip', encoding: 'gzip' },
      ].map(({ accepted, encoding }) => ({
        path,
        headers: { 'accept-encoding': accepted },
        expected: { status: [200], headers: { 'Content-Encoding': encoding, Vary: /accept-encoding/i } },
      })),
    ),
    fallback: { label: '–', requests: [] },
  },
  {
    name: 'forms',
    requiredFeature: 'accepts enquiries',
    requests: [createEnquiryRequest()],
    fallback: { label: 'needs another server', requests: [] },
  },
];

function createNegotiation(
  path: string,
  headers: Record<string, string>,
  locale: Locale,
  search = '',
): TestRequest {
  const Location = getLocalePath(locale, pages.about) + search;
  return { path: withBasePath(path), headers, expected: { status: [307], headers: { Location } } };
}

function createPageRequest(headers: Record<string, string | RegExp>): TestRequest {
  return { path: ABOUT, expected: { status: [200], headers } };
}

function getExpectedCaching(path: string): string | RegExp {
  const caching = getCacheControl(path);
  return REVALIDATE.test(caching) ? REVALIDATE : caching;
}

function getTypePattern(path: string): RegExp {
  const types = {
    css: /^text\/css/,
    js: /^(text|application)\/javascript/,
    svg: /^image\/svg/,
    xlsx: /sheet$/,
    md: /^text\/markdown; ?charset=utf-8$/i,
  };
  return types[path.split('.').at(-1) as keyof typeof types] ?? /./;
}
