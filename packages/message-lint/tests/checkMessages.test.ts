import { z } from 'zod';
import { checkMessages, Workspace } from '..';
import { check, files, options, writeSite } from './site';

const germanHome = files['de/home.json'];
const englishHome = files['en/home.json'];

it('reports nothing in valid messages', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['a misspelt key', { 'de/home.json': { ...germanHome, buton: 'Mehr' } }, 'unknown-key de/home.json:11'],
  ['a missing translation', { 'de/home.json': { ...germanHome, button: '' } }, 'missing-text de/home.json:3'],
  ['a missing file', { 'de/crew.json': undefined }, 'missing-text de/crew.json:1'],
  ['an unknown file', { 'de/hoem.json': {} }, 'unknown-file de/hoem.json:1'],
  ['invalid JSON', { 'de/home.json': '{\n  "title": "A"\n  "b": 1\n}' }, 'syntax de/home.json:2'],
  ['an empty English text', { 'en/home.json': { ...englishHome, button: '' } }, 'missing-key en/home.json:3'],
  ['invalid ICU', { 'de/home.json': { ...germanHome, title: 'Boote {' } }, 'icu de/home.json:2'],
  [
    'a missing placeholder',
    { 'de/home.json': { ...germanHome, count: 'Boot' } },
    'differing-placeholders de/home.json:10',
  ],
  [
    'a hard-coded fact',
    { 'de/home.json': { ...germanHome, button: 'Hafenstadt' } },
    'hard-coded-fact de/home.json:3',
  ],
  [
    'an untranslated text',
    { 'de/home.json': { ...germanHome, button: 'Call us' } },
    'untranslated de/home.json:3',
  ],
  [
    'a wrong term',
    { 'de/home.json': { ...germanHome, title: 'Kähne für {city}' } },
    'glossary de/home.json:2',
  ],
  [
    'a long label',
    { 'de/home.json': { ...germanHome, button: 'Rufen Sie uns bitte gleich an' } },
    'length de/home.json:3',
  ],
  [
    'a broken link',
    { 'de/blog/first.md': files['de/blog/first.md'].replace('/de/#top', '/de/no/') },
    'link de/blog/first.md:6',
  ],
  [
    'a link to the page of a missing entry',
    { 'de/blog/first.md': files['de/blog/first.md'].replace('/de/#top', '/de/crew/nobody/') },
    'link de/blog/first.md:6',
  ],
  ['a redirect to a missing page', { 'moved.json': { '/old/': '/gone/' } }, 'redirect moved.json:2'],
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
    'a problem that a rule in the options finds',
    { 'de/home.json': { ...germanHome, button: 'Rufen Sie an?' } },
    'no-questions de/home.json:3',
  ],
])('reports %s', (_, changes, expected) => {
  const rulesAndPlaces = check(changes).map((finding) => finding.split(' ').slice(0, 2).join(' '));
  expect(rulesAndPlaces).toContain(expected);
});

it('reports common words as facts only in the given files', () => {
  const facts = {
    ...options.facts,
    commonWords: { isName: () => true, isChecked: ({ name }) => name === 'home.json' },
  } as typeof options.facts;
  const changes = {
    'de/home.json': { ...germanHome, button: 'Hafenstadt' },
    'de/crew.json': { items: [{ id: 'ann', name: 'Ann', job: 'Boot in Hafenstadt', tag: 'ferry' }] },
  };
  const findings = check(changes, { facts }).map((finding) => finding.split(' ').slice(0, 2).join(' '));
  expect(findings).toEqual(['hard-coded-fact de/home.json:3']);
});

it.each([
  '{oars, select, true { [Ruder](/de/oars/) für **{price}**} other {}}',
  '{oars,  select,true{ [Ruder](/de/oars/) für **{price}**}other{}}',
])('ignores links and placeholders in variants that do not apply: %s', (hidden) => {
  const facts = {
    ...options.facts,
    createInterpolator: () => ({
      interpolate: (text) => text.replace(/\{oars,\s*select,.*?other ?\{\}\}/g, '').replace('{city}', 'x'),
      names: ['city'],
    }),
  } as typeof options.facts;
  const post = `${files['de/blog/first.md']}\nMehr${hidden}.\n`;
  expect(check({ 'de/blog/first.md': post }, { facts })).toEqual([]);
});

it('validates shared files again, because their schemas can read other files', () => {
  let isAfloat = false;
  const shared = { ...options.files.shared, 'facts.json': z.unknown().refine(() => isAfloat, 'is sunk') };
  const workspace = new Workspace({ ...options, files: { ...options.files, shared } });
  const folder = writeSite({});
  expect(checkMessages(workspace, folder)).toHaveLength(1);
  isAfloat = true;
  expect(checkMessages(workspace, folder)).toEqual([]);
});

it('ignores the syntax of conditions in identical texts', () => {
  const button = '{oars,select,true{{city}}other{{city}}}';
  const changes = {
    'en/home.json': { ...files['en/home.json'], button },
    'de/home.json': { ...germanHome, button },
  };
  expect(check(changes).filter((finding) => finding.startsWith('untranslated'))).toEqual([]);
});

it('reports problems in drafts only as warnings', () => {
  const draft = files['en/blog/first.md'].replace('title:', 'draft: true\ntitel:');
  const folder = writeSite({ 'en/blog/first.md': draft, 'de/blog/first.md': undefined, 'moved.json': {} });
  const findings = checkMessages(new Workspace(options), folder);
  expect(findings.map(({ severity, line, problem }) => [severity, line, problem])).toEqual([
    ['warning', 2, 'The field "title" is missing.'],
    ['warning', 3, 'There is no field "titel" here.'],
  ]);
});

it('collects the anchors of a page once for all its links in a locale', () => {
  const getAnchors = jest.fn(() => new Set(['top']));
  const links = `${files['de/blog/first.md']}\n[Boote](/de/#top), [Fähren](/de/#top)\n`;
  check({ 'de/blog/first.md': links, 'moved.json': {} }, { pages: { ...options.pages, getAnchors } });
  expect(getAnchors).toHaveBeenCalledTimes(2);
});

describe('the option code', () => {
  const createOptions = (keys: string[]) =>
    ({
      code: { ...options.code, readUsedMessages: () => ({ 'home.json': keys, 'tags.json': ['tags.ferry'] }) },
    }) as { code: NonNullable<typeof options.code> };
  const allKeys = ['title', 'button', 'rows.row.text', 'rows.row.id', 'count'];

  it('reports messages that no page uses', () => {
    expect(check({}, createOptions(['title', 'rows.row.text', 'rows.row.id', 'count']))).toEqual([
      'unused-key en/home.json:3 No page uses "button".',
    ]);
  });

  it('reports messages that a page uses but that are missing', () => {
    expect(check({}, createOptions([...allKeys, 'lead']))).toEqual([
      'missing-key en/home.json:1 "lead" is missing, but a page uses it.',
    ]);
  });

  it('reports missing messages that code requires before a build has recorded any', () => {
    const code = {
      ...options.code,
      readUsedMessages: () => undefined,
      requiredMessages: { 'home.json': ['lead'] },
    };
    expect(check({}, { code } as ReturnType<typeof createOptions>)).toEqual([
      'missing-key en/home.json:1 "lead" is missing, but a page uses it.',
    ]);
  });

  it('lets editors add and remove list items and taxonomy ids', () => {
    const rows = [{ id: 'new', text: 'Row' }];
    const germanRows = [{ id: 'new', text: 'Reihe' }];
    expect(
      check({
        'en/home.json': { ...englishHome, rows },
        'de/home.json': { ...germanHome, rows: germanRows },
        'en/tags.json': { tags: { ferry: 'Ferry', canoe: 'Canoe' } },
        'de/tags.json': { tags: { ferry: 'Fähre', canoe: 'Kanu' } },
      }),
    ).toEqual([]);
  });

  it('can be omitted, so that unused messages are not reported', () => {
    expect(
      check(
        { 'en/home.json': { ...englishHome, more: 'More' }, 'de/home.json': { ...germanHome, more: 'Mehr' } },
        { code: undefined },
      ),
    ).toEqual([]);
  });
});
