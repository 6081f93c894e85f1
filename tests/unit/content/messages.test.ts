import { articles as articleCollection } from '@/lib/collections/articles';
import { cases as caseCollection } from '@/lib/collections/cases';
import { faq } from '@/lib/collections/faq';
import { figures } from '@/lib/collections/figures';
import { news } from '@/lib/collections/news';
import { services } from '@/lib/collections/services';
import { team } from '@/lib/collections/team';
import { testimonials } from '@/lib/collections/testimonials';
import { type Locale, locales } from '@/lib/i18n/locales';
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

test.each([
  ['vi', 'Một nhà kho, hai nhà kho', 'Một nhà~kho, hai nhà~kho'],
  ['zh', '选云 ERP 之前', '选云~ERP 之前'],
  ['en', 'Một nhà kho', 'Một nhà kho'],
] as const)('words that the glossary lists for %s stay on one line', async (locale, text, expected) => {
  messages.editJson(`${locale}/home.json`, (home) => {
    home.hero.title = text;
  });
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(loadMessages(locale).messages.home.hero.title).toBe(expected.replaceAll('~', '\u00a0'));
});

test('names of third parties stay on one line', async () => {
  messages.editJson('en/home.json', (home) => {
    home.hero.title = 'Selling on TikTok Shop';
  });
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(loadMessages('en').messages.home.hero.title).toBe('Selling on TikTok\u00a0Shop');
});

test('pages are built without a list of such words', async () => {
  messages.editJson('glossary.json', (glossary) => delete glossary.nonBreaking);
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(loadMessages('vi').messages.home.hero.title).not.toBe('');
});

test('titles in feeds contain plain spaces', async () => {
  messages.edit('vi/insights/full-boat.md', (post) => post.replace(/^title: .*$/m, 'title: Một nhà kho'));
  const { renderAtomFeed } = await import('@/lib/routes/renderAtomFeed');
  expect(renderAtomFeed('vi')).toContain('<title>Một nhà kho</title>');
});

/** Invalid entries: the change is merged into the second entry of the file, and undefined removes a field. */
const badEntries: [description: string, file: string, change: Record<string, unknown>, field?: string][] = [
  ['an unknown industry', 'customer-cases.json', { industry: 'cars' }],
  ['a missing text', 'customer-cases.json', { result: undefined }],
  ['an empty text', 'testimonials.json', { content: ' ' }],
  ['a misspelt field', 'team.json', { rôle: 'Consultant' }],
  ['an empty feature', 'erp-modules.json', { features: ['a', '', 'c', 'd'] }, 'features.1'],
  ['an external image', 'devices.json', { image: 'https://a.example/b.svg' }],
];

test.each(badEntries)('%s in %s is reported', async (_, file, change, field = Object.keys(change)[0]) => {
  let id = '';
  messages.editJson(`en/${file}`, ({ items }) => {
    id = items[1].id;
    Object.assign(items[1], change);
  });
  const { loadEntries } = await import('@/lib/content/entries/loadEntries');
  const error = getMessage(() => loadEntries({ file }, 'en'));
  expect(error).toContain(`messages/en/${file}: entry "${id}": `);
  expect(error).toContain(`"${field}"`);
});

test('an outcome whose sentence lacks its figure is reported', async () => {
  messages.editJson('en/service-list.json', ({ items }) => {
    items[1].page.outcomes[2].text = 'It is faster: 8 minutes.';
  });
  const { loadEntries } = await import('@/lib/content/entries/loadEntries');
  expect(getMessage(() => loadEntries(services, 'en'))).toBe(
    'messages/en/service-list.json: entry "wms": field "page.outcomes.2.text" must contain the numbers of the figure',
  );
});

test('an invalid translation is reported with its file', async () => {
  messages.editJson('vi/team.json', ({ items }) => Object.assign(items[0], { avatar: 'li.png' }));
  const { loadEntries } = await import('@/lib/content/entries/loadEntries');
  expect(getMessage(() => loadEntries(team, 'vi'))).toMatch(
    /^messages\/vi\/team\.json: entry "[\w-]+": field "avatar"/,
  );
});

test('an entry without an id is reported by position', async () => {
  messages.editJson('en/team.json', ({ items }) => delete items[2].id);
  const { loadEntries } = await import('@/lib/content/entries/loadEntries');
  expect(getMessage(() => loadEntries(team, 'en'))).toMatch(
    /^messages\/en\/team\.json: entry "number 3": field "id"/,
  );
});

test('invalid JSON is reported with its file', async () => {
  messages.edit('zh/home.json', (text) => text.replace(',', ''));
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(getMessage(() => loadMessages('zh'))).toContain('messages/zh/home.json is not valid JSON');
});

test('a missing list is reported with its file', async () => {
  messages.write('en/stats.json', '{}');
  const { loadEntries } = await import('@/lib/content/entries/loadEntries');
  expect(getMessage(() => loadEntries(figures, 'en'))).toBe('messages/en/stats.json has no list "items"');
});

test('an invalid phone number is reported with file and field', async () => {
  messages.editJson('facts.json', ({ company }) => Object.assign(company, { phone: 'call us' }));
  const { loadFacts } = await import('@/lib/content/facts/loadFacts');
  expect(getMessage(loadFacts)).toMatch(/^messages\/facts\.json: field "company\.phone"/);
});

test('an industry added to taxonomy.json is valid', async () => {
  for (const locale of locales) {
    messages.editJson(`${locale}/taxonomy.json`, ({ industries }) =>
      Object.assign(industries, { medical: `Medical (${locale})` }),
    );
    messages.editJson(`${locale}/customer-cases.json`, ({ items }) =>
      Object.assign(items[0], { industry: 'medical' }),
    );
  }
  const { loadEntries } = await import('@/lib/content/entries/loadEntries');
  const { getTaxonomyIds } = await import('@/lib/content/messages/readMessages');
  expect(loadEntries(caseCollection, 'vi')[0]?.industry).toBe('medical');
  expect(getTaxonomyIds('industries').at(-1)).toBe('medical');
});

test('an industry with a label in one language is valid in all languages', async () => {
  messages.editJson('zh/taxonomy.json', ({ industries }) => Object.assign(industries, { medical: '医疗' }));
  const { getTaxonomyIds, loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(getTaxonomyIds('industries').at(-1)).toBe('medical');
  expect(loadMessages('vi').messages.taxonomy.industries).toMatchObject({ medical: '医疗' });
});

const ARTICLE = 'en/insights/full-boat.md';
const NEWS = 'vi/news/lantern-feast.md';

test.each<[description: string, file: string, line: RegExp, to: string, field: string]>([
  ['a date that does not exist', ARTICLE, /^date: .*/m, 'date: 2026-02-30', 'date'],
  ['no tag', ARTICLE, /^tags: .*/m, 'tags: []', 'tags'],
  ['a missing summary', ARTICLE, /^summary: .*\n/m, '', 'summary'],
  ['a misspelt field', ARTICLE, /^imageAlt:/m, 'imageAIt:', 'imageAIt'],
  ['an unknown category', NEWS, /^category: .*/m, 'category: sport', 'category'],
])('%s in %s is reported with its field', async (_, file, line, to, field) => {
  messages.edit(file, (text) => text.replace(line, to));
  const error = getMessage(await readPosts());
  expect(error).toContain(`messages/${file}: `);
  expect(error).toContain(`"${field}"`);
});

test.each<[description: string, edit: (text: string) => string]>([
  ['without front matter', () => '# A heading\n'],
  ['with invalid YAML', (text) => text.replace('title: ', 'title: "')],
])('an article %s is reported with its file', async (_, edit) => {
  messages.edit(ARTICLE, edit);
  expect(getMessage(await readPosts())).toContain(`messages/${ARTICLE}: `);
});

/** Reads the posts of every language. */
async function readPosts() {
  const { loadPosts } = await import('@/lib/content/entries/posts');
  return () =>
    locales.flatMap((locale) => [...loadPosts(articleCollection, locale), ...loadPosts(news, locale)]);
}

function getMessage(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was reported.');
}
