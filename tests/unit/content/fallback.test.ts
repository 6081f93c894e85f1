import { articles as articleCollection } from '@/lib/collections/articles';
import { cases as caseCollection } from '@/lib/collections/cases';
import { faq } from '@/lib/collections/faq';
import { testimonials } from '@/lib/collections/testimonials';
import type { Locale } from '@/lib/i18n/locales';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

const loadModules = async () => ({
  ...(await import('@/lib/content/messages/readMessages')),
  ...(await import('@/lib/content/entries/loadEntries')),
  ...(await import('@/lib/i18n/getFallbackLang')),
});

// Fallbacks print nothing.
let consoleSpies: jest.SpyInstance[];
beforeEach(() => {
  consoleSpies = (['log', 'info', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
});
afterEach(() => {
  for (const spy of consoleSpies) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});

test('a missing Vietnamese message falls back to English', async () => {
  messages.editJson('vi/home.json', (home) => delete home.hero.title);
  const { loadMessages } = await loadModules();
  const english = loadMessages('en').messages.home;
  const vietnamese = loadMessages('vi');
  expect(vietnamese.messages.home.hero.title).toBe(english.hero.title);
  expect(vietnamese.messages.home.hero.lead).not.toBe(english.hero.lead);
  expect(vietnamese.untranslated).toContain('home.hero.title');
  expect(vietnamese.untranslated).not.toContain('home.hero.lead');
});

test('an empty Vietnamese message counts as missing', async () => {
  messages.editJson('vi/home.json', (home) => {
    home.hero.title = '';
  });
  const { loadMessages } = await loadModules();
  expect(loadMessages('vi').messages.home.hero.title).toBe(loadMessages('en').messages.home.hero.title);
});

test('a missing Vietnamese file falls back to English', async () => {
  messages.remove('vi/about.json');
  const { loadMessages } = await loadModules();
  expect(loadMessages('vi').messages.about).toEqual(loadMessages('en').messages.about);
  expect(loadMessages('vi').untranslated).toContain('about.title');
});

test('complete translations have no fallbacks', async () => {
  const { loadMessages } = await loadModules();
  expect([...loadMessages('zh').untranslated, ...loadMessages('vi').untranslated]).toEqual([]);
});

test('a fallback is rendered with lang="en"', async () => {
  messages.editJson('vi/home.json', (home) => delete home.hero.title);
  jest.doMock('next/root-params', () => ({ locale: async () => 'vi' }));
  jest.doMock('next-intl/server', () => ({ getTranslations: async () => (key: string) => `text of ${key}` }));
  const { getTranslator } = await import('@/lib/content/messages/getTranslator');
  const t = await getTranslator('home');
  expect(t('hero.title')).toMatchObject({
    type: 'span',
    props: { lang: 'en', children: 'text of hero.title' },
  });
  expect(t('hero.lead')).toBe('text of hero.lead');
});

test('a missing field of an entry falls back to English', async () => {
  messages.editJson('vi/testimonials.json', ({ items }) => delete items[0].content);
  const { loadEntries, getFallbackLang } = await loadModules();
  const [english] = loadEntries(testimonials, 'en');
  const [vietnamese] = loadEntries(testimonials, 'vi');
  expect(vietnamese?.content).toBe(english?.content);
  expect(vietnamese && getFallbackLang(vietnamese, 'content')).toEqual({ lang: 'en' });
  expect(vietnamese && getFallbackLang(vietnamese, 'company')).toEqual({});
});

test('a missing entry falls back to English at the same position', async () => {
  messages.editJson('vi/customer-cases.json', ({ items }) => items.splice(1, 1));
  const { loadEntries, getFallbackLang } = await loadModules();
  const english = loadEntries(caseCollection, 'en');
  const vietnamese = loadEntries(caseCollection, 'vi');
  expect(vietnamese.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(vietnamese[1]?.title).toBe(english[1]?.title);
  expect(vietnamese[1] && getFallbackLang(vietnamese[1], 'title')).toEqual({ lang: 'en' });
  expect(vietnamese[0] && getFallbackLang(vietnamese[0], 'title')).toEqual({});
});

test('an untranslated case is omitted from the locale in the sitemap', async () => {
  messages.editJson('vi/customer-cases.json', ({ items }) => items.splice(1, 1));
  const { getSiteRoutes } = await import('@/lib/routes/getSiteRoutes');
  const { createCaseGraph } = await import('@/lib/routes/structuredData/createArticleGraph');
  const { findEntry } = await import('@/lib/content/entries/loadEntries');
  const getLocales = (id: string) => getSiteRoutes().find(({ path }) => path === `/cases/${id}/`)?.locales;
  expect(getLocales('eel-landing')).toEqual(['zh', 'en', 'vi']);
  expect(getLocales('rice-raft')).toEqual(['zh', 'en']);
  const item = findEntry(caseCollection, 'vi', 'rice-raft');
  expect(item && createCaseGraph(item, 'vi')[0]).toMatchObject({
    '@type': 'Article',
    headline: item?.title,
    inLanguage: 'en',
    mainEntityOfPage: expect.stringContaining('/en/cases/rice-raft/'),
  });
});

test('an entry without English text is shown in its language only', async () => {
  for (const locale of ['en', 'zh', 'vi']) {
    messages.editJson(`${locale}/faq.json`, ({ items }) =>
      items.push({ id: 'new-one', ...(locale === 'zh' && { question: '下雨天开船吗？', answer: '开。' }) }),
    );
  }
  const { loadEntries } = await loadModules();
  const { getFactInterpolator } = await import('@/lib/content/messages/readMessages');
  const [chinese, english, vietnamese] = (['zh', 'en', 'vi'] as const).map((locale) => ({
    last: loadEntries(faq, locale).at(-1)?.id,
    count: Number(getFactInterpolator(locale).interpolate('{questionCount}')),
    actual: loadEntries(faq, locale).length,
  }));
  expect(chinese).toEqual({ last: 'new-one', count: Number(english?.count) + 1, actual: chinese?.count });
  expect(vietnamese).toEqual(english);
  expect(english?.last).not.toBe('new-one');
});

test('a case without English text has a page in every language', async () => {
  messages.editJson('zh/customer-cases.json', ({ items }) => items.push({ ...items[0], id: 'new-one' }));
  const { loadEntries, getFallbackLang } = await loadModules();
  const { getSiteRoutes } = await import('@/lib/routes/getSiteRoutes');
  const cases = (['zh', 'en', 'vi'] as const).map((locale) => loadEntries(caseCollection, locale).at(-1));
  expect(cases.map((item) => item && getFallbackLang(item, 'title'))).toEqual([
    {},
    { lang: 'zh-Hans' },
    { lang: 'zh-Hans' },
  ]);
  expect(getSiteRoutes().find(({ path }) => path === '/cases/new-one/')?.locales).toEqual(['zh']);
});

test('a missing article falls back to English', async () => {
  const slug = 'full-boat';
  messages.remove(`vi/insights/${slug}.md`);
  const { loadPosts } = await import('@/lib/content/entries/posts');
  const { renderMarkdownBody } = await import('@/lib/content/markdown/renderMarkdown');
  const loadArticle = (locale: Locale) => {
    const article = loadPosts(articleCollection, locale).find((candidate) => candidate.slug === slug);
    return article && { ...article, body: renderMarkdownBody(article).html };
  };
  expect(loadPosts(articleCollection, 'vi')).toHaveLength(loadPosts(articleCollection, 'en').length);
  const [english, vietnamese] = [loadArticle('en'), loadArticle('vi')];
  expect(vietnamese).toMatchObject({ lang: 'en', title: english?.title, body: english?.body });
  expect(loadArticle('zh')).toMatchObject({ lang: 'zh' });
});
