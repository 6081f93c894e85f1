import { expect, test } from '@playwright/test';
import { locales } from '@/lib/shared/i18n/locales';
import { parseAcceptLanguage } from '@/lib/shared/i18n/parseAcceptLanguage';
import { trickyPaths } from '../requestTricks';
import { negotiationRows } from '../unit/i18n/negotiationRows';
import { runHeadScript } from './runHeadScript';

/** Tests of the exported inline scripts that redirect or select a locale before the first paint; run without a browser. */

const SITE = 'http://site.example';
const BARE_PAGE = 'out/about/index.html';
const NOT_FOUND_PAGE = 'out/404.html';

const isPrefixed = ({ pathname }: URL) => locales.some((locale) => pathname.startsWith(`/${locale}/`));

test('the script for paths without a locale redirects like the middleware', () => {
  const redirects = negotiationRows.map(({ visitor, search = '', stored, header }) => {
    const visit = { url: `${SITE}/about/${search}`, languages: parseAcceptLanguage(header), stored };
    return [visitor, runHeadScript(BARE_PAGE, visit).target?.pathname];
  });
  expect(redirects).toEqual(negotiationRows.map(({ visitor, expected }) => [visitor, `/${expected}/about/`]));
});

test('the script for paths without a locale never redirects to another host', () => {
  const urls = trickyPaths.filter((path) => URL.canParse(SITE + path)).map((path) => new URL(SITE + path));
  for (const { href } of urls.filter((url) => !isPrefixed(url))) {
    const { target } = runHeadScript(BARE_PAGE, { url: href });
    expect([href, target?.origin, target && isPrefixed(target)]).toEqual([href, SITE, true]);
  }
});

test('the script of the 404 page never redirects to another host', () => {
  for (const path of trickyPaths.filter((target) => URL.canParse(SITE + target))) {
    const { target } = runHeadScript(NOT_FOUND_PAGE, { url: SITE + path });
    expect([path, target?.origin ?? SITE]).toEqual([path, SITE]);
  }
});

for (const { address, lang } of [
  { address: '/en/nothing/', lang: 'en' },
  { address: '/zh/nothing/', lang: 'zh-Hans' },
  { address: '/vi/a/b/c/d/', lang: 'vi' },
  { address: '/zh/insights/nothing/', lang: 'zh-Hans' },
  { address: '/nothing/', lang: 'en' },
  { address: '/fr/about/', lang: 'en' },
  { address: '/zhongwen/', lang: 'en' },
]) {
  test(`the 404 page at ${address} is in ${lang} without a redirect`, () => {
    expect(runHeadScript(NOT_FOUND_PAGE, { url: SITE + address })).toEqual({ target: undefined, lang });
  });
}

for (const [address, target] of [
  ['/EN/about/?a=1#b', '/en/about/?a=1#b'],
  ['/Vi/about/', '/vi/about/'],
  ['/ZH/', '/zh/'],
  ['/vi/contact/，?a=1#b', '/vi/contact/?a=1#b'],
  ['/About。', '/about/'],
] as const) {
  test(`the 404 page redirects ${address} to ${target}`, () => {
    expect(runHeadScript(NOT_FOUND_PAGE, { url: SITE + address }).target?.href).toBe(SITE + target);
  });
}
