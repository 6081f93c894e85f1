import { check, files, options } from './site';

const german = files['de/home.json'];
const english = files['en/home.json'];

it('reports nothing in valid messages', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['a misspelt key', { 'de/home.json': { ...german, buton: 'Mehr' } }, 'unknown-key de/home.json:11'],
  ['a missing translation', { 'de/home.json': { ...german, button: '' } }, 'missing-text de/home.json:3'],
  ['a missing file', { 'de/crew.json': undefined }, 'missing-text de/crew.json:1'],
  ['an unknown file', { 'de/hoem.json': {} }, 'unknown-file de/hoem.json:1'],
  ['invalid JSON', { 'de/home.json': '{\n  "title": "A"\n  "b": 1\n}' }, 'syntax de/home.json:2'],
  ['an empty English text', { 'en/home.json': { ...english, button: '' } }, 'missing-key en/home.json:3'],
  ['invalid ICU', { 'de/home.json': { ...german, title: 'Boote {' } }, 'icu de/home.json:2'],
  [
    'a lost placeholder',
    { 'de/home.json': { ...german, count: 'Boot' } },
    'differing-placeholders de/home.json:10',
  ],
  [
    'a repeated fact',
    { 'de/home.json': { ...german, button: 'Hafenstadt' } },
    'hard-coded-fact de/home.json:3',
  ],
  [
    'an untranslated text',
    { 'de/home.json': { ...german, button: 'Call us' } },
    'untranslated de/home.json:3',
  ],
  ['a wrong term', { 'de/home.json': { ...german, title: 'Kähne für {city}' } }, 'glossary de/home.json:2'],
  [
    'a long label',
    { 'de/home.json': { ...german, button: 'Rufen Sie uns bitte gleich an' } },
    'length de/home.json:3',
  ],
  [
    'a broken link',
    { 'de/blog/first.md': files['de/blog/first.md'].replace('/de/#top', '/de/no/') },
    'link de/blog/first.md:6',
  ],
  ['a redirect without target', { 'moved.json': { '/old/': '/gone/' } }, 'redirect moved.json:2'],
  [
    'a date too far ahead',
    {
      'en/blog/first.md': files['en/blog/first.md'].replace('2026', '2062'),
      'de/blog/first.md': undefined,
      'moved.json': {},
    },
    'future-date en/blog/first.md:3',
  ],
  [
    'a problem that a rule of the site finds',
    { 'de/home.json': { ...german, button: 'Rufen Sie an?' } },
    'no-questions de/home.json:3',
  ],
])('reports %s', (_, changes, expected) => {
  const found = check(changes);
  expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toContain(expected);
});

it('reports only warnings in drafts', () => {
  const draft = files['en/blog/first.md'].replace('title:', 'draft: true\ntitel:');
  expect(check({ 'en/blog/first.md': draft, 'de/blog/first.md': undefined, 'moved.json': {} })).toEqual([
    'schema en/blog/first.md:2 The field "title" is missing.',
    'schema en/blog/first.md:3 There is no field "titel" here.',
  ]);
});

it('collects the anchors of a page once for all its links in a locale', () => {
  const getAnchors = jest.fn(() => new Set(['top']));
  const links = `${files['de/blog/first.md']}\n[Boote](/de/#top), [Fähren](/de/#top)\n`;
  check({ 'de/blog/first.md': links, 'moved.json': {} }, { pages: { ...options.pages, getAnchors } });
  expect(getAnchors).toHaveBeenCalledTimes(2);
});

describe('the record of used messages', () => {
  const record = (keys: string[]) =>
    ({
      code: { ...options.code, readUsedMessages: () => ({ 'home.json': keys, 'tags.json': ['tags.ferry'] }) },
    }) as { code: NonNullable<typeof options.code> };
  const all = ['title', 'button', 'rows.row.text', 'rows.row.id', 'count'];

  it('shows which messages no page uses', () => {
    expect(check({}, record(['title', 'rows.row.text', 'rows.row.id', 'count']))).toEqual([
      'unused-key en/home.json:3 No page uses "button".',
    ]);
  });

  it('shows which messages are missing', () => {
    expect(check({}, record([...all, 'lead']))).toEqual([
      'missing-key en/home.json:1 "lead" is missing, but a page uses it.',
    ]);
  });

  it('allows editors to add and remove items and ids', () => {
    const rows = [{ id: 'new', text: 'Row' }];
    const translated = [{ id: 'new', text: 'Reihe' }];
    expect(
      check({
        'en/home.json': { ...english, rows },
        'de/home.json': { ...german, rows: translated },
        'en/tags.json': { tags: { canoe: 'Canoe' } },
        'de/tags.json': { tags: { canoe: 'Kanu' } },
      }),
    ).toEqual([]);
  });

  it('is optional', () => {
    expect(
      check(
        { 'en/home.json': { ...english, more: 'More' }, 'de/home.json': { ...german, more: 'Mehr' } },
        { code: undefined },
      ),
    ).toEqual([]);
  });
});
