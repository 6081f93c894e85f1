import { formerUrl, parseFormerUrl } from '@/lib/collections/redirectSchema';

test.each([
  ['/prices.html', '/prices.html'],
  ['/insights/old', '/insights/old/'],
  ['/insights/old/', '/insights/old/'],
  ['/tin-tức/hoá-đơn', '/tin-t%E1%BB%A9c/ho%C3%A1-%C4%91%C6%A1n/'],
  ['/tin-tu\u031b\u0301c', '/tin-t%E1%BB%A9c/'],
  ['/tin-t%e1%bb%a9c/', '/tin-t%E1%BB%A9c/'],
  ['/新闻/发票.html', '/%E6%96%B0%E9%97%BB/%E5%8F%91%E7%A5%A8.html'],
  ['/Bảng%20giá.aspx', '/B%E1%BA%A3ng%20gi%C3%A1.aspx'],
  ['/old_(1),v2', '/old_(1)%2Cv2/'],
])('accepts %s', (url, expected) => {
  expect(parseFormerUrl(url)).toBe(expected);
  expect(formerUrl.safeParse(url).success).toBe(true);
});

test.each([
  '',
  'old',
  '/',
  '/old?',
  '/tin.php?id=12',
  '/old#top',
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
  'https://evil.example/old',
  '/vi/old',
])('rejects "%s"', (url) => {
  expect(formerUrl.safeParse(url).success).toBe(false);
});
