import { expect, test } from '@playwright/test';
import { parseAcceptLanguage } from '@/lib/shared/i18n/acceptLanguage';
import { locales } from '@/lib/shared/i18n/locales';
import { trickyPaths } from '../requestTricks';
import { negotiationRows } from '../unit/i18n/negotiationRows';
import { runHeadScript } from './runHeadScript';

/** The scripts that decide before a page is shown, as they were exported, run for many visitors without a browser. */

const SITE = 'http://site.example';
const BARE = 'out/about/index.html';
const MISSING = 'out/404.html';

const isPrefixed = ({ pathname }: URL) => locales.some((locale) => pathname.startsWith(`/${locale}/`));

test('the script of a page without a language leads each visitor where the middleware would', () => {
  const led = negotiationRows.map(({ visitor, search = '', stored, header }) => {
    const visit = { url: `${SITE}/about/${search}`, languages: parseAcceptLanguage(header), stored };
    return [visitor, runHeadScript(BARE, visit).target?.pathname];
  });
  expect(led).toEqual(negotiationRows.map(({ visitor, expected }) => [visitor, `/${expected}/about/`]));
});

test('the script of a page without a language leads nobody to another host, whatever the address', () => {
  const urls = trickyPaths.filter((path) => URL.canParse(SITE + path)).map((path) => new URL(SITE + path));
  for (const { href } of urls.filter((url) => !isPrefixed(url))) {
    const { target } = runHeadScript(BARE, { url: href });
    expect([href, target?.origin, target && isPrefixed(target)]).toEqual([href, SITE, true]);
  }
});

test('the script of the 404 page leads nobody to another host, whatever the address', () => {
  for (const path of trickyPaths.filter((target) => URL.canParse(SITE + target))) {
    const { target } = runHeadScript(MISSING, { url: SITE + path });
    expect([path, target?.origin ?? SITE]).toEqual([path, SITE]);
  }
});

for (const { address, lang } of [
  { address: '/en/nothing/', lang: 'en' },
  { address: '/zh/nothing/', lang: 'zh' },
  { address: '/vi/a/b/c/d/', lang: 'vi' },
  { address: '/zh/insights/nothing/', lang: 'zh' },
  { address: '/nothing/', lang: 'en' },
  { address: '/fr/about/', lang: 'en' },
  { address: '/zhongwen/', lang: 'en' },
]) {
  test(`the 404 page at ${address} is in ${lang} and stays there`, () => {
    expect(runHeadScript(MISSING, { url: SITE + address })).toEqual({ target: undefined, lang });
  });
}

for (const [address, target] of [
  ['/EN/about/?a=1#b', '/en/about/?a=1#b'],
  ['/Vi/about/', '/vi/about/'],
  ['/ZH/', '/zh/'],
  ['/vi/contact/，?a=1#b', '/vi/contact/?a=1#b'],
  ['/About。', '/about/'],
] as const) {
  test(`the 404 page leads from ${address} to ${target}`, () => {
    expect(runHeadScript(MISSING, { url: SITE + address }).target?.href).toBe(SITE + target);
  });
}
