import { formerUrl, parseFormerUrl } from '@/lib/collections/redirectSchema';

test.each([
  ['/prices.html', { path: '/prices.html' }],
  ['/insights/old', { path: '/insights/old/' }],
  ['/insights/old/', { path: '/insights/old/' }],
  ['/tin-tức/hoá-đơn', { path: '/tin-t%E1%BB%A9c/ho%C3%A1-%C4%91%C6%A1n/' }],
  ['/tin-tu\u031b\u0301c', { path: '/tin-t%E1%BB%A9c/' }],
  ['/tin-t%e1%bb%a9c/', { path: '/tin-t%E1%BB%A9c/' }],
  ['/新闻/发票.html', { path: '/%E6%96%B0%E9%97%BB/%E5%8F%91%E7%A5%A8.html' }],
  ['/Bảng%20giá.aspx', { path: '/B%E1%BA%A3ng%20gi%C3%A1.aspx' }],
  ['/old_(1),v2', { path: '/old_(1)%2Cv2/' }],
  ['/tin.php?id=12', { path: '/tin.php', query: 'id=12' }],
  ['/tin.php?trang=2&id=12', { path: '/tin.php', query: 'id=12&trang=2' }],
  ['/tin?tên=hoá+đơn', { path: '/tin/', query: 't%C3%AAn=ho%C3%A1+%C4%91%C6%A1n' }],
  ['/index.php?12', { path: '/index.php', query: '12=' }],
  ['/?p=123', { path: '/', query: 'p=123' }],
])('accepts %s', (url, expected) => {
  expect(parseFormerUrl(url)).toEqual(expected);
  expect(formerUrl.safeParse(url).success).toBe(true);
});

test.each([
  '',
  'old',
  '/',
  '/old?',
  '/old#top',
  '/old?a=1#top',
  '//evil.example/old',
  '/old//page',
  '/..',
  '/%2e%2e/old',
  '/a%2Fb',
  '/a%5Cb',
  '/a\\b',
  '/.git/config',
  '/old.',
  '/a b',
  '/100%',
  '/%D0%C2',
  '/old%00',
  '/old%0d%0a',
  '/old?a=%FF',
  '/old?a=%0A',
  'https://evil.example/old',
  '/vi/old',
  '/vi?id=1',
])('rejects "%s"', (url) => {
  expect(formerUrl.safeParse(url).success).toBe(false);
});
