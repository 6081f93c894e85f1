import { removeNonBreakingSpaces } from 'line-breaks';
import { SaxesParser } from 'saxes';
import { type Article, articles } from '@/lib/collections/articles';
import { news } from '@/lib/collections/news';
import { type Locale, locales } from '@/lib/i18n/locales';
import { site } from '@/lib/i18n/site';
import { escapeXml } from '@/lib/routes/escapeXml';
import { getSiteMetadata } from '@/lib/routes/getSiteMetadata';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();
const slug = 'full-boat';
const path = `/insights/${slug}/`;
const getUrl = (locale: string) => `${site.origin}/${locale}${path}`;

const loadModules = async () => ({
  ...(await import('@/lib/routes/buildPageMetadata')),
  ...(await import('@/lib/routes/renderAtomFeed')),
  ...(await import('@/lib/routes/getSiteRoutes')),
  ...(await import('@/lib/content/entries/posts')),
  ...(await import('@/lib/content/markdown/renderMarkdown')),
});

async function getMetadata(locale: Locale) {
  const { buildPageMetadata, getPostLocales } = await loadModules();
  return buildPageMetadata({
    locale,
    path,
    title: 'Title',
    description: 'Description',
    keywords: 'a, b',
    translations: getPostLocales(slug),
    article: { published: '2026-01-02', tags: ['a', 'b'] },
  });
}

test('article metadata has a localized image, date and tags', async () => {
  const { openGraph, twitter } = await getMetadata('vi');
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-01-02',
    tags: ['a', 'b'],
    locale: 'vi_VN',
    alternateLocale: ['zh_CN', 'en_US'],
    images: [
      {
        url: `${site.origin}/og/vi/insights/${slug}.png`,
        width: 1200,
        height: 630,
        alt: 'Title',
      },
    ],
  });
  expect(twitter).toMatchObject({ card: 'summary_large_image' });
});

test.each([
  ['a page', undefined, '', {}],
  ['a page with noindex', true, '', { index: false }],
  ['a preview of drafts', undefined, '1', { index: false }],
])('search engines are told about %s', async (_, noindex, PREVIEW_DRAFTS, expected) => {
  jest.replaceProperty(process, 'env', { ...process.env, PREVIEW_DRAFTS });
  const { buildPageMetadata } = await loadModules();
  const texts = { title: 'Title', description: 'Description', keywords: 'a' };
  const { robots } = buildPageMetadata({ locale: 'vi', path, ...texts, noindex });
  expect(robots).toEqual({ ...expected, 'max-image-preview': 'large' });
});

test('lastModified is the date of the newest post shown', async () => {
  const { getSiteRoutes } = await loadModules();
  const { loadPosts } = await import('@/lib/content/entries/posts');
  const lastModified = Object.fromEntries(
    getSiteRoutes().map((route) => [route.path, route.getLastModified?.('zh')]),
  );
  const [article, item] = [loadPosts(articles, 'zh')[0], loadPosts(news, 'zh')[0]];
  expect(lastModified['/']).toBe(item?.date);
  expect(lastModified['/insights/']).toBe([article?.date, item?.date].sort().at(-1));
  expect(lastModified[`/insights/${article?.slug}/`]).toBe(article?.date);
  expect(lastModified['/privacy/']).toBeUndefined();
});

test.each(locales)('the feed in %s is well-formed', async (locale) => {
  const { renderAtomFeed } = await loadModules();
  // The parser throws at the first error.
  new SaxesParser().write(renderAtomFeed(locale)).close();
});

test('the feed contains the summary and the absolute URL of a post', async () => {
  const { findPost, renderAtomFeed } = await loadModules();
  const [entry] = renderAtomFeed('en')
    .split(`<id>${getUrl('en')}</id>`)
    .slice(1);
  expect(entry).toContain(`href="${getUrl('en')}"`);
  expect(entry).toContain(
    `<summary>${removeNonBreakingSpaces(findPost('en', slug)?.summary ?? '')}</summary>`,
  );
});

async function renderBody(locale: Locale) {
  const { findPost, renderMarkdownBody } = await loadModules();
  return renderMarkdownBody(findPost(locale, slug) as Article);
}

test('a rendering error contains file and line', async () => {
  let line = 0;
  messages.edit(`en/insights/${slug}.md`, (text) => {
    line = text.trimEnd().split('\n').length + 2;
    return `${text.trimEnd()}\n\n![A boat](/images/none.svg)\n`;
  });
  await expect(renderBody('en')).rejects.toThrow(`messages/en/insights/${slug}.md:${line}: `);
});

test('an article has localized footnote titles', async () => {
  messages.edit(`zh/insights/${slug}.md`, (text) => `${text}\nA[^1]\n\n[^1]: 一\n`);
  expect((await renderBody('zh')).html).toContain('船边注');
});

test.each([
  ['markup', '<b a="1">R&D\'s</b>', '&lt;b a=&quot;1&quot;&gt;R&amp;D&apos;s&lt;/b&gt;'],
  ['control characters', 'a\u0000b\u001fc\td\n', 'abc\td\n'],
  ['other languages', '莲桥 – Tiếng Việt', '莲桥 – Tiếng Việt'],
])('escapes %s for XML', (_, text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});

const verificationByVariable = {
  GOOGLE_SITE_VERIFICATION: { google: 'proof', other: {} },
  BING_SITE_VERIFICATION: { other: { 'msvalidate.01': 'proof' } },
  BAIDU_SITE_VERIFICATION: { other: { 'baidu-site-verification': 'proof' } },
};

afterEach(() => {
  for (const name of Object.keys(verificationByVariable)) delete process.env[name];
});

test('verification tags are absent by default', () => {
  expect(getSiteMetadata().verification).toEqual({ other: {} });
});

test.each(Object.entries(verificationByVariable))('%s adds a verification tag', (name, verification) => {
  process.env[name] = 'proof';
  expect(getSiteMetadata().verification).toEqual(verification);
});
