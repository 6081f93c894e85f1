import { getLocaleRedirect, negotiateLocale, parseAcceptLanguage } from '@/lib/i18n/redirects';

test('ignores malformed and refused tags of a header', () => {
  expect(parseAcceptLanguage('*, en;q=2, <b>, toolongatag, fr;q=0')).toEqual([]);
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
