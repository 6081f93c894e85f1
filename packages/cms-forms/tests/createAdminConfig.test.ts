import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CmsOptions, createAdminConfig } from 'cms-forms';
import { z } from 'zod';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'en/team.json': { items: [{ id: 'an', name: 'An', role: 'Cook' }] },
  'de/team.json': { items: [{ id: 'an', name: 'An', role: 'Koch' }] },
  'en/home.json': {
    title: 'Tea in {city}',
    intro: 'Tea and cakes, on every day of the week, from seven in the morning until late at night.',
    note: '',
    order: { lead: 'Order now' },
    steps: [{ id: 'one', text: 'Order' }],
    kinds: { green: 'Green', black: 'Black' },
  },
  'de/home.json': { title: 'Tee in {city}', steps: [{ id: 'one', text: 'Bestellen' }] },
  'en/kinds.json': { drinks: { tea: 'Tea', cake: 'Cake' } },
  'de/kinds.json': { drinks: { tea: 'Tee', mate: 'Mate' } },
  'moved.json': { '/old/': '/new/' },
};
for (const [name, value] of Object.entries(files)) write(name, JSON.stringify(value));

const person = z.strictObject({
  id: z.string(),
  name: z.string().meta({ hint: 'fullName' }),
  role: z.string().optional(),
  drink: z.string().meta({ taxonomy: 'drinks' }).optional(),
  friend: z.string().optional(),
  portrait: z
    .string()
    .regex(/^\/images\//)
    .optional(),
  since: z.iso.date().optional(),
  score: z.int().optional(),
  favourite: z.string().regex(/^#/).meta({ format: 'color' }).optional(),
  favourites: z
    .array(z.enum(['tea', 'cake']))
    .meta({ uniqueItems: true, itemLabel: 'drink' })
    .optional(),
});

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cake'), title: z.string(), since: z.iso.date().optional() }),
  z.strictObject({ type: z.literal('tea'), title: z.string().optional() }),
]);

const options: CmsOptions = {
  locales: ['en', 'de'],
  fallbackLocale: 'en',
  siteUrl: 'https://tea.example',
  labels: {
    forms: { people: { en: 'People', de: 'Personen' } },
    fields: { role: { en: 'Job', de: 'Beruf' }, drink: { en: 'Drink', de: 'Getränk' } },
    groups: { order: { en: 'Ordering', de: 'Bestellung' } },
    choices: { cake: { en: 'Cake', de: 'Kuchen' } },
    hints: {
      fullName: { en: 'First name first.', de: 'Vorname zuerst.' },
      slug: { en: 'a-z', de: 'a bis z' },
    },
    alerts: { unreadable: {}, unsaved: {}, unpublishable: {}, incomplete: {}, replaced: {} },
    publicationMark: { de: ' (später)' },
  },
  folders: [
    {
      name: 'news',
      folder: `${folder}/{{locale}}/news`,
      schema: z.strictObject({ title: z.string(), date: z.iso.date(), blocks: z.array(block).optional() }),
      previewPath: '/news/{{slug}}/',
      sortFields: ['date'],
      sortDirection: 'descending',
    },
    {
      name: 'notes',
      folder: `${folder}/{{locale}}/notes`,
      schema: z.strictObject({
        title: z.string(),
        summary: z.string(),
        date: z.iso.date(),
        draft: z.boolean().optional(),
        redirectFrom: z.array(z.string()).optional(),
      }),
      previewPath: '/notes/{{slug}}/',
      sortFields: ['date'],
      sortDirection: 'descending',
    },
  ],
  groups: [
    {
      name: 'people',
      icon: 'group',
      files: [
        {
          file: `${folder}/{{locale}}/team.json`,
          schema: z.strictObject({ items: z.array(person) }),
          previewPath: '/team/',
        },
        { file: `${folder}/{{locale}}/gone.json`, previewPath: '/' },
      ],
    },
    {
      name: 'pages',
      icon: 'edit_note',
      isPageMessages: true,
      files: [
        {
          file: `${folder}/{{locale}}/home.json`,
          properties: { kinds: z.record(z.string().regex(/^[a-z]+$/), z.string()) },
          previewPath: '/',
        },
      ],
    },
    {
      name: 'shared',
      icon: 'public',
      files: [{ file: `${folder}/moved.json`, schema: z.record(z.string(), z.string()), previewPath: '/' }],
    },
  ],
  media: { folder: 'public/images', publicPath: '/images' },
  slugs: { pattern: '^[a-z-]+$', hint: 'slug' },
  taxonomyFile: `${folder}/{{locale}}/kinds.json`,
  references: { friend: { collection: 'people', file: 'team', entries: 'items', displayField: 'name' } },
  createInterpolator: () => (text) => text.replace('{city}', 'Hue'),
};

type Item = { name: string; label?: string; fields?: Item[]; files?: Item[]; [option: string]: unknown };

function getForms(locale: string): Item[] {
  return createAdminConfig(options, locale).collections?.filter((item) => 'name' in item) as Item[];
}

/** Returns a form or field by its names from the outermost to the innermost: `people`, `team`, `items`, `name`. */
function findField(locale: string, ...names: string[]): Item {
  return names.reduce<Item>(
    ({ files, fields }, name) =>
      [...(files ?? []), ...(fields ?? [])].find((item) => item.name === name) as Item,
    { name: '', files: getForms(locale) },
  );
}

test('creates a form for every folder and every existing file', () => {
  const forms = getForms('de').map(({ name, label, files }) => [
    name,
    label,
    files?.map((file) => file.name),
  ]);
  expect(forms).toEqual([
    ['posts-news', 'News', undefined],
    ['posts-notes', 'Notes', undefined],
    ['people', 'Personen', ['team']],
    ['pages', 'Pages', ['home']],
    ['shared', 'Shared', ['moved']],
  ]);
});

test('chooses the kind of a field from its schema', () => {
  const kinds = findField('en', 'people', 'team', 'items').fields?.map(({ name, widget }) => [name, widget]);
  expect(kinds).toEqual([
    ['id', 'string'],
    ['name', 'string'],
    ['role', 'string'],
    ['drink', 'select'],
    ['friend', 'relation'],
    ['portrait', 'image'],
    ['since', 'datetime'],
    ['score', 'number'],
    ['favourite', 'color'],
    ['favourites', 'list'],
  ]);
});

test('offers a type of entry for each alternative of a discriminated union', () => {
  const { widget, types } = findField('de', 'posts-news', 'blocks');
  expect(widget).toBe('list');
  expect(types).toMatchObject([
    {
      name: 'cake',
      label: 'Kuchen',
      fields: [
        { name: 'title', required: true, i18n: true },
        { name: 'since', widget: 'datetime', required: false },
      ],
    },
    { name: 'tea', label: 'Tea', fields: [{ name: 'title', required: false }] },
  ]);
});

test('uses labels, hints and choices in the language of the editor', () => {
  expect(findField('de', 'people', 'team', 'items', 'role').label).toBe('Beruf');
  expect(findField('de', 'people', 'team', 'items', 'name').hint).toBe('Vorname zuerst.');
  expect(findField('de', 'people', 'team', 'items', 'drink').options).toEqual([
    { value: 'tea', label: 'Tee' },
    { value: 'cake', label: 'Kuchen' },
    { value: 'mate', label: 'Mate' },
  ]);
});

test('labels keys of page messages with an excerpt of the message, except in English', () => {
  expect(findField('de', 'pages', 'home', 'title').label).toBe('“Tee in Hue”');
  expect(findField('en', 'pages', 'home', 'title').label).toBe('Title');
});

test('requires texts of pages in the languages that have them', () => {
  // The client script requires the texts of an entry in one language.
  expect(findField('en', 'people', 'team', 'items', 'name').required).toBe(false);
  expect(findField('de', 'people', 'team', 'items', 'name').needed_label).toBe('Name');
  expect(findField('de', 'people', 'team', 'items', 'role').needed_label).toBeUndefined();
  expect(findField('en', 'people', 'team', 'items', 'role').required).toBe(false);
  expect(findField('en', 'pages', 'home', 'title').required).toEqual(['en', 'de']);
  expect(findField('en', 'pages', 'home', 'intro').required).toEqual(['en']);
  expect(findField('en', 'pages', 'home', 'note').required).toBe(false);
});

test('derives fields from a file without a schema', () => {
  expect(findField('en', 'pages', 'home', 'intro').widget).toBe('text');
  expect(findField('en', 'pages', 'home', 'steps')).toMatchObject({ widget: 'list', allow_add: false });
  expect(findField('en', 'pages', 'home', 'steps', 'id').readonly).toBe(true);
  expect(findField('en', 'pages', 'home', 'kinds').widget).toBe('keyvalue');
});

test('does not let editors remove a group of page messages', () => {
  expect(findField('de', 'pages', 'home', 'order')).toMatchObject({ label: 'Bestellung', required: true });
});

test('labels the items of a list', () => {
  const list = findField('de', 'people', 'team', 'items', 'favourites');
  expect(list).toMatchObject({ label_singular: 'Getränk', field: { label: 'Getränk', widget: 'select' } });
});

test('edits a map with arbitrary keys as a list', () => {
  const form = findField('en', 'shared', 'moved');
  expect(form).toMatchObject({ format: 'record', i18n: false });
  expect(findField('en', 'shared', 'moved', 'entries').fields?.map(({ name }) => name)).toEqual([
    'from',
    'to',
  ]);
});

test('shares values between languages only if their lists have the same entries', () => {
  expect(findField('en', 'people', 'team', 'items', 'drink').i18n).toBe('duplicate');
  write('de/team.json', '{ "items": [] }');
  expect(findField('en', 'people', 'team', 'items', 'drink').i18n).toBe(true);
  write('de/team.json', JSON.stringify(files['de/team.json']));
});

test('names new files after their title, or the time in a language without Latin letters', () => {
  expect(findField('de', 'posts-news').slug).toMatchObject({
    template: '{{title}}',
    editable: ['create'],
    hint: 'a bis z',
  });
  const { slug } = findField('zh', 'posts-news') as { slug?: { template: string } };
  expect(slug?.template).toBe('{{year}}-{{month}}-{{day}}-{{hour}}{{minute}}');
});

test('requires only the title of a draft', () => {
  expect(findField('de', 'posts-notes')).toMatchObject({
    i18n: { initial_locales: 'default' },
    slug: { editable: ['create', 'update'] },
  });
  const fields = findField('de', 'posts-notes').fields?.map((field) => [
    field.name,
    field.label,
    field.required,
    field.default,
    field.needed_label,
  ]);
  expect(fields).toEqual([
    ['title', 'Title', true, undefined, 'Title'],
    ['summary', 'Summary (später)', false, undefined, 'Summary'],
    ['body', 'Body (später)', false, undefined, 'Body'],
    ['date', 'Date (später)', false, '{{now}}', 'Date'],
    ['draft', 'Draft', false, true, undefined],
    ['redirectFrom', 'Redirect from', false, undefined, undefined],
  ]);
});

test('shows a multi-line box if a file has a long value', () => {
  expect(findField('en', 'posts-news', 'title').widget).toBe('string');
  write('en/news/long.md', `---\ntitle: ${'Long '.repeat(20)}\n---\n`);
  write('en/news/broken.md', '---\ntitle: [\n---\n');
  expect(findField('en', 'posts-news', 'title').widget).toBe('text');
});

test('shows the form of an invalid file without its fields', () => {
  write('en/home.json', '{');
  expect(findField('en', 'pages', 'home').fields).toEqual([]);
});

test('throws if a schema names an unknown hint', () => {
  const schema = z.strictObject({ name: z.string().meta({ hint: 'gone' }) });
  const groups = [
    { name: 'people', icon: '', files: [{ file: `${folder}/moved.json`, schema, previewPath: '/' }] },
  ];
  expect(() => createAdminConfig({ ...options, groups }, 'en')).toThrow('no hint "gone"');
});

test('shows previews only without a backend', () => {
  expect(createAdminConfig(options, 'en')).toMatchObject({ editor: { preview: true }, site_url: undefined });
  const backend = { name: 'github', repo: 'tea/site' } as const;
  expect(createAdminConfig(options, 'en', backend)).toMatchObject({
    backend,
    editor: { preview: false },
    site_url: 'https://tea.example',
  });
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
