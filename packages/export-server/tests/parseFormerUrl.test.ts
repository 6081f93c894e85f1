import { parseFormerUrl } from '../redirects';

test.each([
  ['/insights/old', { path: '/insights/old/' }],
  ['/prices.html', { path: '/prices.html' }],
  ['/tin-tu\u031b\u0301c', { path: '/tin-t%E1%BB%A9c/' }],
  ['/tin.php?trang=2&id=12', { path: '/tin.php', query: 'id=12&trang=2' }],
  ['/?p=123', { path: '/', query: 'p=123' }],
])('parses %s', (url, expected) => {
  expect(parseFormerUrl(url)).toEqual(expected);
});

test.each(['/', '/old?', '/old#top', '//evil.example/old', '/%2e%2e/old', '/a%2Fb', '/.git', '/old?a=%FF'])(
  'rejects "%s"',
  (url) => {
    expect(parseFormerUrl(url)).toBeUndefined();
  },
);
