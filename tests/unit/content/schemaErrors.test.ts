import { articles } from '@/lib/collections/articles';
import { cases } from '@/lib/collections/cases';
import { figures } from '@/lib/collections/figures';
import { news } from '@/lib/collections/news';
import { services } from '@/lib/collections/services';
import { team } from '@/lib/collections/team';
import { locales } from '@/lib/i18n/locales';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

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
  messages.editText('zh/home.json', (text) => text.replace(',', ''));
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(getMessage(() => loadMessages('zh'))).toContain('messages/zh/home.json is not valid JSON');
});

test('a missing list is reported with its file', async () => {
  messages.editText('en/stats.json', () => '{}');
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
  expect(loadEntries(cases, 'vi')[0]?.industry).toBe('medical');
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
  messages.editText(file, (text) => text.replace(line, to));
  const error = getMessage(await readPosts());
  expect(error).toContain(`messages/${file}: `);
  expect(error).toContain(`"${field}"`);
});

test.each<[description: string, edit: (text: string) => string]>([
  ['without front matter', () => '# A heading\n'],
  ['with invalid YAML', (text) => text.replace('title: ', 'title: "')],
])('an article %s is reported with its file', async (_, edit) => {
  messages.editText(ARTICLE, edit);
  expect(getMessage(await readPosts())).toContain(`messages/${ARTICLE}: `);
});

/** Reads the posts of every language. */
async function readPosts() {
  const { loadPosts } = await import('@/lib/content/entries/posts');
  return () => locales.flatMap((locale) => [...loadPosts(articles, locale), ...loadPosts(news, locale)]);
}

function getMessage(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was reported.');
}
