import { articles as articleCollection } from '@/lib/collections/articles';
import { type Locale, locales } from '@/lib/i18n/locales';
import { site } from '@/lib/i18n/site';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

// Next's compiler provides these modules; this test renders nothing that needs them.
jest.mock('next/root-params', () => ({}));
jest.mock('next-intl/server', () => ({}));

const messages = setUpMessagesCopy();
const slug = 'full-boat';
const path = `/insights/${slug}/`;
const TODAY = '2026-03-04';

const loadModules = async () => ({
  ...(await import('@/lib/content/entries/posts')),
  ...(await import('@/lib/routes/getDataFiles')),
  ...(await import('@/lib/routes/loadRedirects')),
  ...(await import('@/lib/routes/getSiteRoutes')),
  ...(await import('@/lib/routes/getBareMetadata')),
  ...(await import('@/lib/routes/renderAtomFeed')),
  ...(await import('@/lib/routes/buildPageMetadata')),
  getSitemap: (await import('@/app/sitemap')).default,
});

/** Sets front matter fields of the article in some locales. A line replaces the field with its name, or is added. */
function setFields(lines: string[], targets: readonly Locale[] = locales) {
  for (const locale of targets) {
    messages.edit(`${locale}/insights/${slug}.md`, (text) =>
      lines.reduce((content, line) => {
        const field = new RegExp(`^${line.split(':')[0]}:.*$`, 'm');
        return field.test(content)
          ? content.replace(field, line)
          : content.replace('---\n', `---\n${line}\n`);
      }, text),
    );
  }
}

function removeOtherTranslations(kept: Locale[]) {
  for (const locale of locales.filter((candidate) => !kept.includes(candidate))) {
    messages.remove(`${locale}/insights/${slug}.md`);
  }
}

const getUrl = (locale: string) => `${site.origin}/${locale}${path}`;

/** Returns the places in which the article appears. */
async function findOccurrences() {
  const {
    getSiteRoutes,
    getSitemap,
    renderAtomFeed,
    getDataFiles,
    loadPosts,
    findPost,
    getRelatedPosts,
    loadAllPosts,
  } = await loadModules();
  const other = findPost('en', 'lantern-feast');
  return {
    page: getSiteRoutes().some((route) => route.path === path),
    list: loadPosts(articleCollection, 'en').some((article) => article.slug === slug),
    sitemap: getSitemap().some(({ url }) => url.endsWith(path)),
    feed: renderAtomFeed('en').includes(`${path}</id>`),
    search: [...getDataFiles('en').keys()].some((file) => file.includes(slug)),
    related:
      other !== undefined && getRelatedPosts(loadAllPosts('en'), other).some((post) => post.slug === slug),
  };
}

const places = ['page', 'list', 'sitemap', 'feed', 'search', 'related'];
const nowhere: string[] = [];

let environment: NodeJS.ProcessEnv;
beforeEach(() => {
  environment = process.env;
  process.env = { ...environment, BUILD_DATE: TODAY };
});
afterEach(() => {
  process.env = environment;
});

test.each<[title: string, lines: string[], expected: string[]]>([
  ['a draft appears nowhere', ['draft: true'], nowhere],
  ['a draft may have invalid fields', ['draft: true', 'tags: []'], nowhere],
  ['a post dated tomorrow appears nowhere', ['date: 2026-03-05'], nowhere],
  ['a post dated today appears everywhere', [`date: ${TODAY}`], places],
  [
    'a noindex post is missing from sitemap and feed',
    ['noindex: true'],
    ['page', 'list', 'search', 'related'],
  ],
])('%s', async (_, lines, expected) => {
  setFields(lines);
  const occurrences = Object.entries(await findOccurrences());
  expect(occurrences.flatMap(([place, isShown]) => (isShown ? [place] : []))).toEqual(expected);
});

test.each([
  ['draft: true', 'draft'],
  ['date: 2026-03-05', 'scheduled'],
])('development shows a post with "%s" and its hold reason', async (line, hold) => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  setFields([line]);
  const { findPost } = await loadModules();
  expect(findPost('en', slug)).toMatchObject({ hold });
});

test.each(['insights', 'news'])('development shows a draft in %s that has only a title', async (folder) => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  const name = `zh/${folder}/stub.md`;
  messages.write(name, '---\ntitle: 新船\ndraft: true\n---\n');
  const { findPost } = await loadModules();
  expect(findPost('zh', 'stub')).toMatchObject({ title: '新船', date: TODAY, hold: 'draft' });
});

test('a draft translation falls back to English', async () => {
  setFields(['draft: true'], ['vi']);
  const { findPost, getPostLocales } = await loadModules();
  expect(findPost('vi', slug)?.lang).toBe('en');
  expect(getPostLocales(slug)).toEqual(['zh', 'en']);
});

test.each<{
  translated: Locale[];
  contentLocales: Partial<Record<Locale, Locale>>;
  defaultContentLocale: Locale;
}>([
  { translated: ['zh'], contentLocales: { zh: 'zh', en: 'zh', vi: 'zh' }, defaultContentLocale: 'zh' },
  { translated: ['zh', 'vi'], contentLocales: { zh: 'zh', en: 'zh', vi: 'vi' }, defaultContentLocale: 'zh' },
  { translated: ['en'], contentLocales: { zh: 'en', en: 'en', vi: 'en' }, defaultContentLocale: 'en' },
])(
  'an article written in $translated is listed and readable in every locale',
  async ({ translated, contentLocales, defaultContentLocale }) => {
    removeOtherTranslations(translated);
    const {
      findPost,
      buildPageMetadata,
      getPostLocales,
      getSitemap,
      renderAtomFeed,
      getBareMetadata,
      loadPosts,
    } = await loadModules();
    for (const locale of locales) {
      expect(findPost(locale, slug)?.lang).toBe(contentLocales[locale]);
      expect(loadPosts(articleCollection, locale).map((article) => article.slug)).toContain(slug);
      const texts = { title: 'Title', description: 'Description', keywords: 'a' };
      const { alternates, openGraph } = buildPageMetadata({
        locale,
        path,
        ...texts,
        translations: getPostLocales(slug),
      });
      expect(alternates?.canonical).toBe(getUrl(contentLocales[locale] ?? locale));
      expect(openGraph).toMatchObject({
        images: [{ url: `${site.origin}/og/${contentLocales[locale]}/insights/${slug}.png` }],
      });
      expect(alternates?.languages).toEqual({
        ...Object.fromEntries(translated.map((locale) => [locale, getUrl(locale)])),
        'x-default': getUrl(defaultContentLocale),
      });
      const isInFeed = renderAtomFeed(locale).includes(`<id>${getUrl(locale)}</id>`);
      expect(isInFeed).toBe(translated.includes(locale));
    }
    expect(
      getSitemap()
        .filter(({ url }) => url.endsWith(path))
        .map(({ url }) => url),
    ).toEqual(translated.map(getUrl));
    expect(getBareMetadata(path).alternates?.canonical).toBe(getUrl(defaultContentLocale));
  },
);

test('sitemap and feed contain the update date', async () => {
  setFields(['updated: 2026-03-01']);
  const { getSitemap, renderAtomFeed } = await loadModules();
  expect(getSitemap().find(({ url }) => url === getUrl('vi'))?.lastModified).toBe('2026-03-01');
  const [entry] = renderAtomFeed('vi')
    .split(`<id>${getUrl('vi')}</id>`)
    .slice(1);
  expect(entry?.match(/<updated>(.*?)T/)?.[1]).toBe('2026-03-01');
});

async function getAuthor() {
  const { findPost, getByline } = await loadModules();
  const post = findPost('vi', slug);
  return post && getByline(post).author;
}

test('a team member’s byline has a portrait', async () => {
  expect(await getAuthor()).toMatchObject({ avatar: expect.any(String) });
});

test('a guest’s byline has name and role', async () => {
  setFields(['author: Lý Mai', 'authorRole: Cố vấn hải quan']);
  expect(await getAuthor()).toEqual({ name: 'Lý Mai', role: 'Cố vấn hải quan', untranslated: [] });
});

test('former URLs redirect with and without a locale', async () => {
  messages.write('redirects.json', '{ "/offers": "/services#pricing", "/about.html": "/about" }');
  setFields(['redirectFrom: [old-name, /boats/full/]'], ['vi']);
  const { loadRedirects } = await loadModules();
  const rules = {
    '/insights/old-name/': path,
    '/boats/full/': path,
    '/offers/': '/services/#pricing',
    '/about.html': '/about/',
  };
  expect(Object.fromEntries(loadRedirects().map(({ from, to }) => [from, to]))).toEqual(
    Object.fromEntries(
      ['', ...locales.map((locale) => `/${locale}`)].flatMap((prefix) =>
        Object.entries(rules).map(([from, to]) => [prefix + from, prefix + to]),
      ),
    ),
  );
});

test('the former URLs of a draft do not redirect', async () => {
  setFields(['draft: true', 'redirectFrom: [old-name]']);
  const { loadRedirects } = await loadModules();
  expect(loadRedirects()).toEqual([]);
});

test('the next publication time is the date of the next scheduled post', async () => {
  const { getNextPublicationTime } = await import('@/lib/content/entries/posts');
  expect(getNextPublicationTime()).toBeUndefined();
  setFields(['date: 2026-03-05']);
  expect(getNextPublicationTime()).toBe('2026-03-05T00:00:00+07:00');
  setFields(['draft: true']);
  expect(getNextPublicationTime()).toBeUndefined();
});
