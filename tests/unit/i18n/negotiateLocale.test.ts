/** @jest-environment node */

import { negotiateLocale } from '@/lib/shared/i18n/negotiateLocale';
import { parseAcceptLanguage } from '@/lib/shared/i18n/parseAcceptLanguage';
import { negotiationRows } from './negotiationRows';

test('the table has at least 40 rows', () => {
  expect(negotiationRows.length).toBeGreaterThanOrEqual(40);
});

test.each(negotiationRows)('$visitor gets $expected', ({ search, stored, header, expected }) => {
  const wishes = {
    query: new URLSearchParams(search).get('lang'),
    stored,
    accepted: parseAcceptLanguage(header),
  };
  expect(negotiateLocale(wishes)).toBe(expected);
});

test.each([
  { what: 'an underscore', accepted: ['zh_CN'], expected: 'zh' },
  { what: 'spaces', accepted: [' vi '], expected: 'vi' },
  { what: 'an empty entry', accepted: ['', 'vi'], expected: 'vi' },
  { what: 'no list', accepted: undefined, expected: 'en' },
  { what: 'entries that are not text', accepted: [undefined, null, 7, 'vi'] as never, expected: 'vi' },
])('accepts a language list with $what', ({ accepted, expected }) => {
  expect(negotiateLocale({ accepted })).toBe(expected);
});
