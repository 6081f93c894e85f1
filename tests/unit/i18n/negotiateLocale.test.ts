/** @jest-environment node */

import { parseAcceptLanguage } from 'export-server/accept-language';
import { getLocaleRedirect, negotiateLocale } from '@/lib/shared/i18n/negotiateLocale';
import { negotiationRows } from './negotiationRows';

test('the table has at least 40 rows', () => {
  expect(negotiationRows.length).toBeGreaterThanOrEqual(40);
});

test.each(negotiationRows)('$visitor gets $expected', ({ search, stored, header, expected }) => {
  const preferences = {
    query: new URLSearchParams(search).get('lang'),
    stored,
    accepted: parseAcceptLanguage(header),
  };
  expect(negotiateLocale(preferences)).toBe(expected);
});

test.each([
  { condition: 'an underscore', accepted: ['zh_CN'], expected: 'zh' },
  { condition: 'spaces', accepted: [' vi '], expected: 'vi' },
  { condition: 'an empty entry', accepted: ['', 'vi'], expected: 'vi' },
  { condition: 'no list', accepted: undefined, expected: 'en' },
  { condition: 'entries that are not text', accepted: [undefined, null, 7, 'vi'] as never, expected: 'vi' },
])('accepts a language list with $condition', ({ accepted, expected }) => {
  expect(negotiateLocale({ accepted })).toBe(expected);
});

test.each([
  ['/about', '/vi/about/'],
  ['', '/vi/'],
  ['/about/index.html', '/vi/about/'],
  ['//about//', '/vi/about/'],
  ['//en/about', '/en/about/'],
  ['//evil.example/about', '/vi/evil.example/about/'],
  ['/en/about/', undefined],
])('a page at %s is redirected to %s', (pathname, expected) => {
  expect(getLocaleRedirect({ pathname, search: '' }, { accepted: ['vi'] })).toBe(expected);
});
