/** @jest-environment node */
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/shared/site';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

// The compiler puts these in place of their modules; nothing here is shown.
jest.mock('next/root-params', () => ({}));
jest.mock('next-intl/server', () => ({}));

const messages = setUpMessagesCopy();
const slug = 'full-boat';
const path = `/insights/${slug}/`;
const DAY = '2026-03-04';

const load = async () => ({
  ...(await import('@/lib/content/entries/loadPosts')),
  ...(await import('@/lib/content/entries/getRelatedPosts')),
  ...(await import('@/lib/content/entries/getByline')),
  ...(await import('@/lib/content/lists/getDataFiles')),
  ...(await import('@/lib/content/redirects/loadRedirects')),
  ...(await import('@/lib/content/routes/siteRoutes')),
  ...(await import('@/lib/content/seo/getBareMetadata')),
  ...(await import('@/lib/content/seo/renderAtomFeed')),
  ...(await import('@/lib/content/seo/buildPageMetadata')),
  ...(await import('@/lib/content/seo/getSitemapEntries')),
});

/** Writes lines into the front matter of the article in some languages; one that begins like a field replaces it. */
function write(lines: string[], languages: readonly Locale[] = locales) {
  for (const locale of languages) {
    messages.editText(`${locale}/insights/${slug}.md`, (text) =>
      lines.reduce((before, line) => {
        const field = new RegExp(`^${line.split(':')[0]}:.*$`, 'm');
        return field.test(before) ? before.replace(field, line) : before.replace('---\n', `---\n${line}\n`);
      }, text),
    );
  }
}

function writeSingleLocale(languages: Locale[]) {
  for (const locale of locales.filter((one) => !languages.includes(one))) {
    messages.remove(`${locale}/insights/${slug}.md`);
  }
}

const address = (locale: string) => `${site.origin}/${locale}${path}`;

/** Where the article is to be found. */
async function traces() {
  const {
    siteRoutes,
    getSitemapEntries,
    renderAtomFeed,
    getDataFiles,
    loadArticles,
    findPost,
    getRelatedPosts,
  } = await load();
  const other = findPost('en', 'lantern-feast');
  return {
    page: siteRoutes().some((route) => route.path === path),
    list: loadArticles('en').some((article) => article.slug === slug),
    sitemap: getSitemapEntries().some(({ url }) => url.endsWith(path)),
    feed: renderAtomFeed('en').includes(`${path}</id>`),
    search: [...getDataFiles('en').keys()].some((file) => file.includes(slug)),
    related: other !== undefined && getRelatedPosts('en', other, 9).some((post) => post.slug === slug),
  };
}

const everywhere = { page: true, list: true, sitemap: true, feed: true, search: true, related: true };
const nowhere = { page: false, list: false, sitemap: false, feed: false, search: false, related: false };

let environment: NodeJS.ProcessEnv;
beforeEach(() => {
  environment = process.env;
  process.env = { ...environment, BUILD_DATE: DAY };
});
afterEach(() => {
  process.env = environment;
});

test.each([
  { title: 'a draft is nowhere', lines: ['draft: true'], found: nowhere },
  { title: 'a draft may lack what it likes', lines: ['draft: true', 'tags: []'], found: nowhere },
  { title: 'what is no draft any more is everywhere', lines: ['draft: false'], found: everywhere },
  { title: 'a post of tomorrow is nowhere', lines: ['date: 2026-03-05'], found: nowhere },
  { title: 'a post of today is everywhere', lines: [`date: ${DAY}`], found: everywhere },
  {
    title: 'a post without index is on the site alone',
    lines: ['noindex: true'],
    found: { ...everywhere, sitemap: false, feed: false },
  },
])('$title', async ({ lines, found }) => {
  write(lines);
  expect(await traces()).toEqual(found);
});

test.each([
  ['draft: true', 'draft'],
  ['date: 2026-03-05', 'scheduled'],
])('in development a post with "%s" is there, and says so', async (line, hold) => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  write([line]);
  const { findPost } = await load();
  expect(findPost('en', slug)).toMatchObject({ hold });
});

test('an unfinished translation leaves its readers the English text', async () => {
  write(['draft: true'], ['vi']);
  const { findPost, getPostLocales } = await load();
  expect(findPost('vi', slug)?.lang).toBe('en');
  expect(getPostLocales(slug)).toEqual(['zh', 'en']);
});

test.each<{ written: Locale[]; shown: Record<Locale, Locale>; first: Locale }>([
  { written: ['zh'], shown: { zh: 'zh', en: 'zh', vi: 'zh' }, first: 'zh' },
  { written: ['vi'], shown: { zh: 'vi', en: 'vi', vi: 'vi' }, first: 'vi' },
  { written: ['zh', 'vi'], shown: { zh: 'zh', en: 'zh', vi: 'vi' }, first: 'zh' },
  { written: ['en'], shown: { zh: 'en', en: 'en', vi: 'en' }, first: 'en' },
  { written: ['zh', 'en'], shown: { zh: 'zh', en: 'en', vi: 'en' }, first: 'en' },
])(
  'an article in $written alone is advertised there and offered everywhere',
  async ({ written, shown, first }) => {
    writeSingleLocale(written);
    const {
      findPost,
      buildPageMetadata,
      getPostLocales,
      getSitemapEntries,
      renderAtomFeed,
      getBareMetadata,
      loadArticles,
    } = await load();
    for (const locale of locales) {
      expect(findPost(locale, slug)?.lang).toBe(shown[locale]);
      expect(loadArticles(locale).map((article) => article.slug)).toContain(slug);
      const texts = { title: 'Title', description: 'Description', keywords: 'a' };
      const { alternates, openGraph } = buildPageMetadata({
        locale,
        path,
        ...texts,
        translations: getPostLocales(slug),
      });
      expect(alternates?.canonical).toBe(address(shown[locale]));
      expect(openGraph).toMatchObject({
        images: [{ url: `${site.origin}/og/${shown[locale]}/insights/${slug}.png` }],
      });
      expect(alternates?.languages).toEqual({
        ...Object.fromEntries(written.map((own) => [own, address(own)])),
        'x-default': address(first),
      });
      const isInFeed = renderAtomFeed(locale).includes(`<id>${address(locale)}</id>`);
      expect(isInFeed).toBe(written.includes(locale));
    }
    expect(
      getSitemapEntries()
        .filter(({ url }) => url.endsWith(path))
        .map(({ url }) => url),
    ).toEqual(written.map(address));
    expect(getBareMetadata(path).alternates?.canonical).toBe(address(first));
  },
);

test('a change has its day in the sitemap and the feed', async () => {
  write(['updated: 2026-03-01']);
  const { getSitemapEntries, renderAtomFeed } = await load();
  expect(getSitemapEntries().find(({ url }) => url === address('vi'))?.lastModified).toBe('2026-03-01');
  const [entry] = renderAtomFeed('vi')
    .split(`<id>${address('vi')}</id>`)
    .slice(1);
  expect(entry?.match(/<updated>(.*?)T/)?.[1]).toBe('2026-03-01');
});

async function author() {
  const { findPost, getByline } = await load();
  const post = findPost('vi', slug);
  return post && getByline(post).author;
}

test('a member of the team signs with a portrait', async () => {
  expect(await author()).toMatchObject({ avatar: expect.any(String) });
});

test('a guest signs with name and role', async () => {
  write(['author: Lý Mai', 'authorRole: Cố vấn hải quan']);
  expect(await author()).toEqual({ name: 'Lý Mai', role: 'Cố vấn hải quan', untranslated: [] });
});

test('old addresses lead on, without a language and in each', async () => {
  messages.editText('redirects.json', () => '{ "/offers": "/services#pricing", "/about.html": "/about" }');
  write(['redirectFrom: [old-name, /boats/full/]'], ['vi']);
  const { loadRedirects } = await load();
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

test('the old names of a draft lead nowhere yet', async () => {
  write(['draft: true', 'redirectFrom: [old-name]']);
  const { loadRedirects } = await load();
  expect(loadRedirects()).toEqual([]);
});

test('a build is another one from the day of the next post on', async () => {
  const { getNextPublicationTime } = await import('@/lib/content/entries/getNextPublicationTime');
  expect(getNextPublicationTime()).toBeUndefined();
  write(['date: 2026-03-05']);
  expect(getNextPublicationTime()).toBe('2026-03-05T00:00:00+07:00');
  write(['draft: true']);
  expect(getNextPublicationTime()).toBeUndefined();
});

test('a day that is none is refused', async () => {
  process.env.BUILD_DATE = '2026-02-31';
  const { findPost } = await load();
  expect(() => findPost('en', slug)).toThrow('BUILD_DATE is a date written YYYY-MM-DD; "2026-02-31" is not.');
});
