import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { parseAcceptLanguage } from '@/lib/i18n/redirects';
import { trickyPaths } from '../requestTricks';
import { negotiationRows } from '../unit/i18n/negotiationRows';

/**
 * Tests of the exported inline scripts that redirect or select a locale before the first paint; run without a
 * browser.
 */

const SITE = 'http://site.example';
const PAGE_WITHOUT_LOCALE = 'out/about/index.html';
const NOT_FOUND_PAGE = 'out/404.html';
const CHINESE_PAGE = 'out/zh/about/index.html';

const hasLocale = ({ pathname }: URL) => locales.some((locale) => pathname.startsWith(`/${locale}/`));

test('the script for paths without a locale redirects like the middleware', () => {
  const redirects = negotiationRows.map(({ visitor, search = '', stored, header }) => {
    const visit = { url: `${SITE}/about/${search}`, languages: parseAcceptLanguage(header), stored };
    return [visitor, runHeadScript(PAGE_WITHOUT_LOCALE, visit).target?.pathname];
  });
  expect(redirects).toEqual(negotiationRows.map(({ visitor, expected }) => [visitor, `/${expected}/about/`]));
});

test('the script for paths without a locale keeps query and fragment', () => {
  const url = `${SITE}/about/?industry=garment&lang=vi&q=%E8%8E%B2#top`;
  const { target } = runHeadScript(PAGE_WITHOUT_LOCALE, { url });
  expect(target?.href).toBe(`${SITE}/vi/about/?industry=garment&q=%E8%8E%B2#top`);
});

for (const { navigator, expected } of [
  { navigator: { languages: ['fr', 'vi'], language: 'fr' }, expected: '/vi/about/' },
  { navigator: { languages: [], language: 'vi' }, expected: '/en/about/' },
  { navigator: { language: 'vi-VN' }, expected: '/vi/about/' },
  { navigator: {}, expected: '/en/about/' },
]) {
  test(`a browser with ${JSON.stringify(navigator)} is redirected to ${expected}`, () => {
    const { target } = runHeadScript(PAGE_WITHOUT_LOCALE, { url: `${SITE}/about/`, navigator });
    expect(target?.pathname).toBe(expected);
  });
}

test('the script for paths without a locale never redirects to another host', () => {
  const urls = trickyPaths.filter((path) => URL.canParse(SITE + path)).map((path) => new URL(SITE + path));
  for (const { href } of urls.filter((url) => !hasLocale(url))) {
    const { target } = runHeadScript(PAGE_WITHOUT_LOCALE, { url: href });
    expect([href, target?.origin, target && hasLocale(target)]).toEqual([href, SITE, true]);
  }
});

test('the script of the 404 page never redirects to another host', () => {
  for (const path of trickyPaths.filter((target) => URL.canParse(SITE + target))) {
    const { target } = runHeadScript(NOT_FOUND_PAGE, { url: SITE + path });
    expect([path, target?.origin ?? SITE]).toEqual([path, SITE]);
  }
});

for (const { path, lang } of [
  { path: '/en/nothing/', lang: 'en' },
  { path: '/zh/nothing/', lang: 'zh-Hans' },
  { path: '/zh/nothing/?lang=en', lang: 'en' },
  { path: '/vi/a/b/c/d/', lang: 'vi' },
  { path: '/zh/insights/nothing/', lang: 'zh-Hans' },
  { path: '/nothing/', lang: 'en' },
  { path: '/fr/about/', lang: 'en' },
  { path: '/zhongwen/', lang: 'en' },
]) {
  test(`the 404 page at ${path} has lang="${lang}" and no redirect`, () => {
    expect(runHeadScript(NOT_FOUND_PAGE, { url: SITE + path })).toEqual({ target: undefined, lang });
  });
}

for (const [path, target] of [
  ['/EN/about/?a=1#b', '/en/about/?a=1#b'],
  ['/Vi/about/', '/vi/about/'],
  ['/ZH/', '/zh/'],
  ['/vi/contact/，?a=1#b', '/vi/contact/?a=1#b'],
  ['/About。', '/about/'],
] as const) {
  test(`the 404 page redirects ${path} to ${target}`, () => {
    expect(runHeadScript(NOT_FOUND_PAGE, { url: SITE + path }).target?.href).toBe(SITE + target);
  });
}

for (const [search, target] of [
  ['?lang=en', '/en/about/'],
  ['?industry=garment&lang=vi&q=%E8%8E%B2#top', '/vi/about/?industry=garment&q=%E8%8E%B2#top'],
  ['?l%61ng=en&lang=vi', '/en/about/'],
  ['', undefined],
  ['?lang=zh', undefined],
  ['?lang=EN', undefined],
  ['?lang=', undefined],
] as const) {
  test(`a Chinese page with "${search}" redirects to ${target}`, () => {
    const visit = { url: `${SITE}/zh/about/${search}`, languages: ['en-US'], stored: 'vi' };
    expect(runHeadScript(CHINESE_PAGE, visit).target?.href).toBe(target && SITE + target);
  });
}

type Visit = {
  url: string;
  languages?: string[];
  /** By default, a `navigator` with these languages. */
  navigator?: object;
  /** The locale stored in cookie and localStorage. */
  stored?: string;
};

/** Runs the head script of an exported page without a browser. Returns the redirect target, if any, and the `lang`. */
function runHeadScript(file: string, { url, languages = [], navigator = { languages }, stored }: Visit) {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const root = { lang: '', dataset: {}, toggleAttribute: () => {} };
  let target: URL | undefined;
  const replace = (href: string) => {
    target = new URL(href, url);
  };
  vm.runInNewContext(script, {
    URLSearchParams,
    location: Object.assign(new URL(url), { replace }),
    navigator,
    document: {
      cookie: stored === undefined ? '' : `theme=dark; locale=${stored}`,
      referrer: '',
      documentElement: root,
      createElement: () => ({}),
      head: { append: () => {} },
    },
    matchMedia: () => ({ matches: false }),
    performance: { getEntriesByType: () => [] },
    localStorage: { getItem: () => stored ?? null },
    sessionStorage: {},
    addEventListener: () => {},
  });
  return { target, lang: root.lang };
}
