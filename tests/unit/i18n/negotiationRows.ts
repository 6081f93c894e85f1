import type { Locale } from '@/lib/i18n/locales';

type Row = {
  /** A description of the visitor or case. */
  visitor: string;
  /** The query string of the URL. */
  search?: string;
  /** The stored choice, as in cookie and local storage. */
  stored?: string;
  /** The `Accept-Language` header. The browser's languages are its parsed tags. */
  header?: string;
  expected: Locale;
};

const TEN_KILOBYTES = 10 * 1024;

/**
 * Visitors of a path without a locale, and the locale that `negotiateLocale`, the middleware and the script of the page
 * must choose.
 */
export const negotiationRows: Row[] = [
  // Chinese browsers.
  { visitor: 'Chrome in Chinese with English', header: 'zh-CN,zh;q=0.9,en;q=0.8', expected: 'zh' },
  {
    visitor: 'Firefox in Chinese',
    header: 'zh-CN,zh;q=0.8,zh-TW;q=0.7,zh-HK;q=0.5,en-US;q=0.3,en;q=0.2',
    expected: 'zh',
  },
  { visitor: 'an old iPhone in Chinese', header: 'zh-cn', expected: 'zh' },
  { visitor: 'WeChat on Android', header: 'zh-CN,zh;q=0.9,en-US;q=0.8,en;q=0.7', expected: 'zh' },
  { visitor: 'an old web view with an underscore', header: 'zh_CN', expected: 'zh' },
  { visitor: 'a browser that names script and region', header: 'zh-Hant-TW', expected: 'zh' },

  // Vietnamese browsers.
  { visitor: 'Chrome in Vietnamese', header: 'vi-VN,vi;q=0.9,en-US;q=0.8,en;q=0.7', expected: 'vi' },
  { visitor: 'Zalo on an iPhone', header: 'vi-vn', expected: 'vi' },

  // English browsers.
  { visitor: 'Chrome in English', header: 'en-US,en;q=0.9', expected: 'en' },

  // Several languages.
  { visitor: 'a Chinese manager in Hanoi', header: 'zh-CN,zh;q=0.9,vi;q=0.8', expected: 'zh' },
  { visitor: 'an expatriate with Vietnamese last', header: 'en-US,en;q=0.9,vi;q=0.8', expected: 'en' },
  { visitor: 'a Frenchman in Saigon', header: 'fr-FR,fr;q=0.9,vi;q=0.8,en;q=0.7', expected: 'vi' },

  // Weights.
  { visitor: 'weights against the order', header: 'en;q=0.5,vi;q=0.9,zh;q=0.7', expected: 'vi' },
  { visitor: 'equal weights', header: 'zh;q=0.8,vi;q=0.8', expected: 'zh' },
  { visitor: 'weights with spaces', header: 'en ; q=0.2 , vi ; q=0.8', expected: 'vi' },
  { visitor: 'a language refused with q=0', header: 'zh;q=0,vi;q=0.1', expected: 'vi' },
  { visitor: 'a weight above one', header: 'zh;q=5,vi;q=0.5', expected: 'vi' },

  // Missing or unreadable preferences.
  { visitor: 'a crawler without the header', expected: 'en' },
  { visitor: 'an empty header', header: '', expected: 'en' },
  { visitor: 'a wildcard before a language', header: '*;q=1,vi;q=0.5', expected: 'vi' },
  { visitor: 'capitals', header: 'ZH-CN,ZH;Q=0.9', expected: 'zh' },
  { visitor: 'a longer word that begins like a language', header: 'zhongwen,vietnamese', expected: 'en' },
  { visitor: 'a language after garbage', header: '<>,;;q=x,%00,vi', expected: 'vi' },
  { visitor: '10 kB of one letter', header: 'z'.repeat(TEN_KILOBYTES), expected: 'en' },
  { visitor: '10 kB of weights', header: 'a;q=0.1,'.repeat(TEN_KILOBYTES / 8), expected: 'en' },

  // The query parameter.
  { visitor: 'a query against the browser', search: '?lang=vi', header: 'zh-CN', expected: 'vi' },
  {
    visitor: 'a query against an earlier choice',
    search: '?lang=zh',
    stored: 'vi',
    header: 'en',
    expected: 'zh',
  },
  { visitor: 'a query with a region', search: '?lang=zh-CN', header: 'vi', expected: 'vi' },
  { visitor: 'a repeated query', search: '?lang=vi&lang=zh', header: 'en', expected: 'vi' },
  {
    visitor: 'a repeated query, the first unknown',
    search: '?lang=xx&lang=zh',
    header: 'vi',
    expected: 'vi',
  },
  {
    visitor: '10 kB in the query',
    search: `?lang=${'z'.repeat(TEN_KILOBYTES)}`,
    header: 'vi',
    expected: 'vi',
  },
  { visitor: 'another query', search: '?language=vi', header: 'zh', expected: 'zh' },

  // The stored choice.
  {
    visitor: 'an earlier choice against the browser',
    stored: 'vi',
    header: 'zh-CN,zh;q=0.9',
    expected: 'vi',
  },
  {
    visitor: 'an earlier choice with an unknown query',
    search: '?lang=xx',
    stored: 'vi',
    header: 'zh',
    expected: 'vi',
  },
  { visitor: 'a choice in capitals', stored: 'ZH', header: 'vi', expected: 'vi' },
  { visitor: 'markup as choice', stored: 'zh"><script>', header: 'vi', expected: 'vi' },
  { visitor: '10 kB as choice', stored: 'zh'.repeat(TEN_KILOBYTES / 2), header: 'vi', expected: 'vi' },
  { visitor: '10 kB of refusals', header: 'zh-;q=,'.repeat(TEN_KILOBYTES / 7), expected: 'en' },
  {
    visitor: 'the name of an inherited property as choice',
    stored: '__proto__',
    header: 'vi',
    expected: 'vi',
  },
];
