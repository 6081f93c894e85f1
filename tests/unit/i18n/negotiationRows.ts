import type { Locale } from '@/lib/i18n/locales';

type Visit = {
  /** The query string of the URL. */
  search?: string;
  /** The stored choice, as in cookie and local storage. */
  stored?: string;
  /** The `Accept-Language` header. The browser's languages are its parsed tags. */
  header?: string;
};

const TEN_KILOBYTES = 10 * 1024;

/** Descriptions of visitors, with the expected locale. */
const rows: [visitor: string, expected: Locale, visit: Visit][] = [
  // Chinese browsers.
  ['Chrome in Chinese with English', 'zh', { header: 'zh-CN,zh;q=0.9,en;q=0.8' }],
  ['Firefox in Chinese', 'zh', { header: 'zh-CN,zh;q=0.8,zh-TW;q=0.7,zh-HK;q=0.5,en-US;q=0.3,en;q=0.2' }],
  ['an old iPhone in Chinese', 'zh', { header: 'zh-cn' }],
  ['WeChat on Android', 'zh', { header: 'zh-CN,zh;q=0.9,en-US;q=0.8,en;q=0.7' }],
  ['an old web view with an underscore', 'zh', { header: 'zh_CN' }],
  ['a browser that names script and region', 'zh', { header: 'zh-Hant-TW' }],

  // Vietnamese browsers.
  ['Chrome in Vietnamese', 'vi', { header: 'vi-VN,vi;q=0.9,en-US;q=0.8,en;q=0.7' }],
  ['Zalo on an iPhone', 'vi', { header: 'vi-vn' }],

  // English browsers.
  ['Chrome in English', 'en', { header: 'en-US,en;q=0.9' }],

  // Several languages.
  ['a Chinese manager in Hanoi', 'zh', { header: 'zh-CN,zh;q=0.9,vi;q=0.8' }],
  ['an expatriate with Vietnamese last', 'en', { header: 'en-US,en;q=0.9,vi;q=0.8' }],
  ['a Frenchman in Saigon', 'vi', { header: 'fr-FR,fr;q=0.9,vi;q=0.8,en;q=0.7' }],

  // Weights.
  ['weights against the order', 'vi', { header: 'en;q=0.5,vi;q=0.9,zh;q=0.7' }],
  ['equal weights', 'zh', { header: 'zh;q=0.8,vi;q=0.8' }],
  ['weights with spaces', 'vi', { header: 'en ; q=0.2 , vi ; q=0.8' }],
  ['a language refused with q=0', 'vi', { header: 'zh;q=0,vi;q=0.1' }],
  ['a weight above one', 'vi', { header: 'zh;q=5,vi;q=0.5' }],

  // Missing or unreadable preferences.
  ['a crawler without the header', 'en', {}],
  ['an empty header', 'en', { header: '' }],
  ['a wildcard before a language', 'vi', { header: '*;q=1,vi;q=0.5' }],
  ['capitals', 'zh', { header: 'ZH-CN,ZH;Q=0.9' }],
  ['a longer word that begins like a language', 'en', { header: 'zhongwen,vietnamese' }],
  ['a language after garbage', 'vi', { header: '<>,;;q=x,%00,vi' }],
  ['10 kB of one letter', 'en', { header: 'z'.repeat(TEN_KILOBYTES) }],
  ['10 kB of weights', 'en', { header: 'a;q=0.1,'.repeat(TEN_KILOBYTES / 8) }],

  // The query parameter.
  ['a query against the browser', 'vi', { search: '?lang=vi', header: 'zh-CN' }],
  ['a query against an earlier choice', 'zh', { search: '?lang=zh', stored: 'vi', header: 'en' }],
  ['a query with a region', 'vi', { search: '?lang=zh-CN', header: 'vi' }],
  ['a repeated query', 'vi', { search: '?lang=vi&lang=zh', header: 'en' }],
  ['a repeated query, the first unknown', 'vi', { search: '?lang=xx&lang=zh', header: 'vi' }],
  ['10 kB in the query', 'vi', { search: `?lang=${'z'.repeat(TEN_KILOBYTES)}`, header: 'vi' }],
  ['another query', 'zh', { search: '?language=vi', header: 'zh' }],

  // The stored choice.
  ['an earlier choice against the browser', 'vi', { stored: 'vi', header: 'zh-CN,zh;q=0.9' }],
  ['an earlier choice with an unknown query', 'vi', { search: '?lang=xx', stored: 'vi', header: 'zh' }],
  ['a choice in capitals', 'vi', { stored: 'ZH', header: 'vi' }],
  ['markup as choice', 'vi', { stored: 'zh"><script>', header: 'vi' }],
  ['10 kB as choice', 'vi', { stored: 'zh'.repeat(TEN_KILOBYTES / 2), header: 'vi' }],
  ['10 kB of refusals', 'en', { header: 'zh-;q=,'.repeat(TEN_KILOBYTES / 7) }],
  ['the name of an inherited property as choice', 'vi', { stored: '__proto__', header: 'vi' }],
];

/**
 * Visitors of a path without a locale, and the locale that `negotiateLocale`, the middleware and the script of the page
 * must choose.
 */
export const negotiationRows = rows.map(([visitor, expected, visit]) => ({ visitor, expected, ...visit }));
