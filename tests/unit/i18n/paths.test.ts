import { articles, getArticleAnchor } from '@/lib/collections/articles';
import { devices } from '@/lib/collections/devices';
import { news } from '@/lib/collections/news';
import { getArchivePath } from '@/lib/content/lists/lists';
import { getEntryPath, getLocalePath, isRoute, splitLocale } from '@/lib/i18n/paths';
import { removeLangParam } from '@/lib/i18n/redirects';
import { getEnquiryLink } from '@/lib/routes/links';

test.each([
  ['/zh/about/', { locale: 'zh', path: '/about/' }],
  ['/en/', { locale: 'en', path: '/' }],
  ['/en', { locale: 'en', path: '/' }],
  ['/', { locale: undefined, path: '/' }],
  ['/about/', { locale: undefined, path: '/about/' }],
  ['/EN/about/', { locale: undefined, path: '/EN/about/' }],
  ['/fr/about/', { locale: undefined, path: '/fr/about/' }],
  ['/english/', { locale: undefined, path: '/english/' }],
])('splits %s into locale and path', (pathname, expected) => {
  expect(splitLocale(pathname)).toEqual(expected);
});

test('page 1 of a list is the list itself', () => {
  expect(getArchivePath(articles, 1)).toBe('/insights/#articles');
  expect(getArchivePath(news, 2)).toBe('/insights/archive/news/2/');
});

test('the anchor of an article is its link, or contains its slug', () => {
  expect(getArticleAnchor({ link: '#article3', slug: 'boats' })).toBe('#article3');
  expect(getArticleAnchor({ slug: 'boats' })).toBe('#article-boats');
});

test('adds the locale and keeps query and fragment', () => {
  expect(getLocalePath('vi', '/cases/?industry=food#top')).toBe('/vi/cases/?industry=food#top');
  expect(getLocalePath('zh')).toBe('/zh/');
});

test('the link to the form preselects the subject and contains the case', () => {
  expect(getEnquiryLink('vi', { subject: 'erp', about: 'case:a-case' })).toBe(
    '/vi/contact/?subject=erp&about=case:a-case#enquiry',
  );
  expect(getEnquiryLink('en', { about: 'service:wms' })).toBe('/en/contact/?about=service:wms#enquiry');
  expect(getEnquiryLink('zh')).toBe('/zh/contact/#enquiry');
});

test.each([
  '/',
  '/about',
  '/about/',
  '/privacy/',
  '/careers/',
  getEntryPath('insights', 'a-slug'),
  '/insights/a-slug',
  getEntryPath('cases', 'a-case'),
  '/cases/a-case',
  getEntryPath('services', 'wms'),
  '/services/wms',
])('%s is a route', (path) => expect(isRoute(path)).toBe(true));

test.each([
  getArchivePath(articles, 2),
  getArchivePath(news, 12),
  getArchivePath(devices, 3),
  '/insights/archive/2',
])('archive page %s is a route', (path) => expect(isRoute(path)).toBe(true));

test.each([
  '/admin/',
  '/data/',
  '/not_a_page/',
  '/en/about/',
  '/insights/a/b/',
  '/about/index.html',
  '/insights/index.html',
  '/ABOUT/',
  '/insights/archive/',
  '/insights/archive/1/',
  '/insights/archive/02/',
  '/insights/archive/x/',
  '/cases/archive/',
  '/cases/a/b/',
  '/cases/index.html',
])('%s is not a route', (path) => expect(isRoute(path)).toBe(false));

test.each([
  ['', ''],
  ['?lang=vi', ''],
  ['?lang', ''],
  ['?lang=vi&a=1', '?a=1'],
  ['?a=1&lang=vi&b=%20+', '?a=1&b=%20+'],
  ['?language=vi', '?language=vi'],
  ['?l%61ng=vi&a', '?a'],
])('removes lang from "%s": "%s"', (search, expected) => {
  expect(removeLangParam(search)).toBe(expected);
});
