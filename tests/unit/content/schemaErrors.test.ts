/** @jest-environment node */
import type { EntityFile } from '@/lib/content/schemas';
import { useCopyOfMessages } from './copyOfMessages';
import { readPosts } from './readPosts';

const messages = useCopyOfMessages();

// biome-ignore lint/suspicious/noExplicitAny: the edits write what no type allows
type Entry = any;

const badEntries: { what: string; file: EntityFile; edit: (entry: Entry) => void; field: string }[] = [
  { what: 'an unknown industry', file: 'customer-cases.json', edit: (e) => { e.industry = 'garments'; }, field: 'industry' },
  { what: 'an unknown region', file: 'customer-cases.json', edit: (e) => { e.region = 'Hanoi'; }, field: 'region' },
  { what: 'a missing text', file: 'customer-cases.json', edit: (e) => { delete e.result; }, field: 'result' },
  { what: 'an empty text', file: 'testimonials.json', edit: (e) => { e.content = ' '; }, field: 'content' },
  { what: 'a misspelt field', file: 'team.json', edit: (e) => { e.rôle = e.role; }, field: 'rôle' },
  { what: 'a number instead of a text', file: 'stats.json', edit: (e) => { e.number = 300; }, field: 'number' },
  { what: 'a text instead of a number', file: 'customer-cases.json', edit: (e) => { e.measure.before = '48'; }, field: 'measure.before' },
  { what: 'a text instead of a list', file: 'products.json', edit: (e) => { e.features = 'fast'; }, field: 'features' },
  { what: 'too few features', file: 'erp-modules.json', edit: (e) => { e.features.length = 3; }, field: 'features' },
  { what: 'an empty feature', file: 'erp-modules.json', edit: (e) => { e.features[1] = ''; }, field: 'features.1' },
  { what: 'an unknown icon', file: 'erp-modules.json', edit: (e) => { e.icon = 'rocket'; }, field: 'icon' },
  { what: 'a picture from elsewhere', file: 'devices.json', edit: (e) => { e.image = 'https://cdn.example/a.svg'; }, field: 'image' },
  { what: 'an unknown subject', file: 'service-list.json', edit: (e) => { e.subject = 'sales'; }, field: 'subject' },
  { what: 'null instead of a text', file: 'comparison.json', edit: (e) => { e.own = null; }, field: 'own' },
];

test.each(badEntries)('$what in $file is reported with file, entry and field', async ({ file, edit, field }) => {
  let id = '';
  messages.editJson(`en/${file}`, ({ items }) => {
    id = items[1].id;
    edit(items[1]);
  });
  const { loadEntities } = await import('@/lib/content/loadEntities');
  const load = () => loadEntities(file, 'en');
  expect(load).toThrow(`messages/en/${file}`);
  expect(load).toThrow(`"${id}"`);
  expect(load).toThrow(`"${field}"`);
});

test('a mistake in a translation is reported with its own file', async () => {
  messages.editJson('vi/team.json', ({ items }) => {
    items[0].avatar = 'li.png';
  });
  const { loadEntities } = await import('@/lib/content/loadEntities');
  expect(() => loadEntities('team.json', 'vi')).toThrow(/^messages\/vi\/team\.json: entry "[\w-]+": field "avatar"/);
});

test('an entry without an id is reported by its place', async () => {
  messages.editJson('en/team.json', ({ items }) => delete items[2].id);
  const { loadEntities } = await import('@/lib/content/loadEntities');
  expect(() => loadEntities('team.json', 'en')).toThrow(/^messages\/en\/team\.json: entry "number 3": field "id"/);
});

test('a file that is not JSON is named', async () => {
  messages.editText('zh/home.json', (text) => text.replace(',', ''));
  const { loadMessages } = await import('@/lib/content/loadMessages');
  expect(() => loadMessages('zh')).toThrow('messages/zh/home.json is not valid JSON');
});

test('a file without its list is named', async () => {
  messages.editText('en/stats.json', () => '{}');
  const { loadEntities } = await import('@/lib/content/loadEntities');
  expect(() => loadEntities('stats.json', 'en')).toThrow('messages/en/stats.json has no list "items"');
});

test('a bad phone number among the facts is reported with file and field', async () => {
  messages.editJson('facts.json', ({ company }) => {
    company.vietnamPhone = '028 0000 0123';
  });
  const { loadFacts } = await import('@/lib/content/loadEntities');
  expect(loadFacts).toThrow(/^messages\/facts\.json: field "company\.vietnamPhone"/);
});

const ARTICLE = 'en/insights/choosing-cloud-erp.md';
const NEWS = 'vi/news/tet-support-rota.md';

test.each([
  { what: 'a date that does not exist', file: ARTICLE, from: /^date: .*/m, to: 'date: 2026-02-30', field: 'date' },
  { what: 'a date in another order', file: ARTICLE, from: /^date: .*/m, to: 'date: 19/03/2026', field: 'date' },
  { what: 'an unknown tag', file: ARTICLE, from: /^tags: .*/m, to: 'tags: [erp, clouds]', field: 'tags.1' },
  { what: 'no tag', file: ARTICLE, from: /^tags: .*/m, to: 'tags: []', field: 'tags' },
  { what: 'a missing summary', file: ARTICLE, from: /^summary: .*\n/m, to: '', field: 'summary' },
  { what: 'an anchor of another form', file: ARTICLE, from: /^link: .*/m, to: 'link: article3', field: 'link' },
  { what: 'a misspelt field', file: ARTICLE, from: /^imageAlt:/m, to: 'imageAIt:', field: 'imageAIt' },
  { what: 'an unknown category', file: NEWS, from: /^category: .*/m, to: 'category: sport', field: 'category' },
])('$what in an article is reported with file and field', ({ file, from, to, field }) => {
  messages.editText(file, (text) => text.replace(from, to));
  expect(readPosts).toThrow(`messages/${file}`);
  expect(readPosts).toThrow(`"${field}"`);
});

test.each([
  { what: 'without front matter', edit: () => '# A heading\n' },
  { what: 'whose front matter is not YAML', edit: (text: string) => text.replace('title: ', 'title: "') },
])('an article $what is named', ({ edit }) => {
  messages.editText(ARTICLE, edit);
  expect(readPosts).toThrow(`messages/${ARTICLE}`);
});
