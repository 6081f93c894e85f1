import { loadRedirects } from '../../lib/content/redirects/loadRedirects';
import { withBasePath } from '../../lib/shared/basePath';
import { getCacheControl, isPageAsset } from '../../lib/shared/hosting/cacheRules';
import { assetHeaders, securityHeaders } from '../../lib/shared/hosting/securityHeaders';
import { getLocalePath } from '../../lib/shared/i18n/getLocalePath';
import { type Locale, locales } from '../../lib/shared/i18n/locales';
import { pages } from '../../lib/shared/i18n/paths';
import type { Ask, Column } from './Column';
import { enquiry } from './enquiry';
import { exampleFiles } from './exampleFiles';

const ABOUT = getLocalePath('en', pages.about);
const MISSING = getLocalePath('en', '/nothing/');
const AGAIN = /^(no-cache|public, max-age=0, must-revalidate)$/;
const PERMANENT = [301, 302, 307, 308];
const files = exampleFiles();
const former = loadRedirects();

/** The columns of the table of hosts, and the requests that each stands for. */
export const columns: readonly Column[] = [
  {
    name: 'bare path',
    needs: 'negotiates',
    asks: [pages.home, pages.about, '/about'].map((path) => ({
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
    otherwise: {
      says: 'by script',
      asks: [pages.home, pages.about].map((path) => ({
        path: withBasePath(path),
        expected: { status: [200], body: getLocalePath('vi', path) },
      })),
    },
  },
  {
    name: 'negotiation',
    needs: 'negotiates',
    asks: [
      negotiated('/about/?lang=vi&a=1', { cookie: 'locale=zh', 'accept-language': 'zh' }, 'vi', '?a=1'),
      negotiated('/about/?lang=xx', { cookie: 'a=b; locale=zh', 'accept-language': 'vi' }, 'zh'),
      negotiated('/about/', { 'accept-language': 'fr, zh-Hant;q=0.3, vi;q=0.4' }, 'vi'),
      negotiated('/about/', { 'accept-language': 'vi;q=0, zh;q=0.1' }, 'zh'),
      negotiated('/about/', { 'accept-language': 'fr' }, 'en'),
    ],
    otherwise: { says: 'by script', asks: [] },
  },
  {
    name: 'trailing slash',
    asks: locales.map((locale) => ({
      path: getLocalePath(locale, '/about'),
      expected: { status: PERMANENT, headers: { Location: getLocalePath(locale, pages.about) } },
    })),
  },
  {
    name: '404',
    asks: [MISSING, getLocalePath('en', '/nothing.png'), withBasePath('/nothing/')].map((path) => ({
      path,
      expected: { status: [404], headers: { 'Content-Type': /^text\/html/ }, body: getLocalePath('vi') },
    })),
  },
  {
    name: 'redirects',
    needs: 'redirects',
    asks: former.flatMap(({ from, query, to }) =>
      [from, from.replace(/\/$/, '')].map((path) => ({
        path: `${path}?${query === undefined ? '' : `${query}&`}a=1`,
        expected: { status: PERMANENT, headers: { Location: to.replace(/(?=#)|$/, '?a=1') } },
      })),
    ),
    otherwise: {
      says: 'by page',
      asks: former
        .filter(({ query }) => query === undefined)
        .map(({ from, to }) => ({
          path: from.endsWith('/') || from.endsWith('.html') ? from : `${from}/`,
          expected: { status: [200], body: `url=${to}` },
        })),
    },
  },
  {
    name: 'headers',
    needs: 'sets headers',
    asks: [
      page({ ...securityHeaders, 'Cache-Control': AGAIN }),
      { path: MISSING, expected: { status: [404], headers: securityHeaders } },
      ...files.map((path) => ({
        path: withBasePath(path),
        expected: {
          status: [200],
          headers: {
            ...(isPageAsset(path)
              ? { ...assetHeaders, 'Content-Security-Policy': /sandbox$/ }
              : securityHeaders),
            'Cache-Control': getCaching(path),
            'Content-Type': typeOf(path),
          },
        },
      })),
    ],
    otherwise: { says: '–', asks: [page({ 'Content-Type': /^text\/html/ })] },
  },
  {
    name: 'compression',
    needs: 'sends compressed files',
    asks: [ABOUT, ...files.filter((path) => path.endsWith('.css')).map(withBasePath)].flatMap((path) =>
      [
        { accepted: 'gzip, deflate, br', encoding: 'br' },
        { accepted: 'gzip', encoding: 'gzip' },
      ].map(({ accepted, encoding }) => ({
        path,
        headers: { 'accept-encoding': accepted },
        expected: { status: [200], headers: { 'Content-Encoding': encoding, Vary: /accept-encoding/i } },
      })),
    ),
    otherwise: { says: '–', asks: [] },
  },
  {
    name: 'forms',
    needs: 'takes enquiries',
    asks: [enquiry()],
    otherwise: { says: 'elsewhere', asks: [] },
  },
];

function negotiated(path: string, headers: Record<string, string>, locale: Locale, search = ''): Ask {
  const Location = getLocalePath(locale, pages.about) + search;
  return { path: withBasePath(path), headers, expected: { status: [307], headers: { Location } } };
}

function page(headers: Record<string, string | RegExp>): Ask {
  return { path: ABOUT, expected: { status: [200], headers } };
}

function getCaching(path: string): string | RegExp {
  const caching = getCacheControl(path);
  return AGAIN.test(caching) ? AGAIN : caching;
}

function typeOf(path: string): RegExp {
  const types = {
    css: /^text\/css/,
    js: /^(text|application)\/javascript/,
    svg: /^image\/svg/,
    xlsx: /sheet$/,
  };
  return types[path.split('.').at(-1) as keyof typeof types] ?? /./;
}
