import type { Field } from '@sveltia/cms';
import {
  addEntryIds,
  findIncompleteEntry,
  findMissingLabels,
  getNeededTexts,
} from '../client/completeEntries';

const list = {
  name: 'items',
  widget: 'list',
  i18n: 'duplicate',
  fields: [
    { name: 'id', widget: 'string' },
    { name: 'title', widget: 'string' },
    {
      name: 'page',
      widget: 'object',
      fields: [{ name: 'steps', widget: 'list', fields: [{ name: 'id' }, { name: 'text' }] }],
    },
  ],
} as Field;
const now = new Date(2026, 10, 26, 9, 5);

type Entry = { id?: string; title?: string; page?: unknown };

/** Adds ids to entries and returns the ids by locale. */
function getIds(...lists: Entry[][]) {
  addEntryIds(
    [list],
    lists.map((items) => ({ items })),
    now,
  );
  return lists.map((entries) => entries.map(({ id }) => id));
}

test.each<[string, Entry[][], string[]]>([
  ['the English title', [[{ title: 'How long? 3 weeks' }], [{ title: '多久' }]], ['how-long-3-weeks']],
  ['a Vietnamese title', [[{}], [{ title: '多久' }], [{ title: 'Đi mất bao lâu?' }]], ['di-mat-bao-lau']],
  ['the time, if no title is in Latin letters', [[{}], [{ title: 'ERP 多久' }]], ['2026-11-26-0905']],
  ['the title with a number, if it is used', [[{ id: 'tea' }, { title: 'Tea' }]], ['tea', 'tea-2']],
  [
    'a new one for a copy',
    [
      [
        { id: 'tea', title: 'Tea' },
        { id: 'tea', title: 'Tea' },
      ],
    ],
    ['tea', 'tea-2'],
  ],
  ['an existing id', [[{ title: 'New title' }], [{ id: 'tea' }]], ['tea']],
])('an id is %s', (_, lists, expected) => {
  expect(getIds(...lists)).toEqual(lists.map(() => expected));
});

test('an unchanged list is not saved again', () => {
  expect(addEntryIds([list], [{ items: [{ id: 'tea', title: 'Tea' }] }], now)).toBe(false);
});

test('entries inside an entry get ids', () => {
  const steps: Entry[] = [{}];
  addEntryIds([list], [{ items: [{ id: 'tea', page: { steps } }] }], now);
  expect(steps).toEqual([{ id: '2026-11-26-0905' }]);
});

const needed = {
  name: 'items',
  widget: 'list',
  fields: [
    { name: 'id' },
    { name: 'title', needed_label: 'Title' },
    { name: 'measure', needed_label: '', fields: [{ name: 'label', needed_label: 'Measure' }] },
    { name: 'quote', fields: [{ name: 'text', needed_label: 'Text' }] },
  ],
} as Field;

const texts = { title: 'Title', 'measure.label': 'Measure' };

test('an entry needs the texts of the groups that it must have', () => {
  expect(getNeededTexts(needed)).toEqual(texts);
});

test.each([
  [{ draft: true }, []],
  [{ title: 'Tea', measure: { label: '' } }, ['Measure']],
  [{ title: 'Tea', measure: 'x' }, []],
])('a file with the content %j lacks %j', (content, labels) => {
  const fields = [
    { name: 'title', needed_label: 'Title' },
    { name: 'measure', needed_label: 'Measure' },
    { name: 'summary' },
  ] as Field[];
  expect(findMissingLabels(content, fields)).toEqual(labels);
});

const complete = { title: 'x', measure: { label: 'y' } };
const [tea, mate] = [
  { id: 'tea', ...complete },
  { id: 'mate', ...complete },
];

test.each([
  ['a complete entry', { en: [complete], zh: [{}] }, undefined],
  ['an entry in one other language', { en: [{ id: 'a' }], zh: [{ id: 'a', ...complete }] }, undefined],
  [
    'a partial translation',
    { en: [complete], zh: [{ title: 'x' }] },
    { number: 1, locale: 'zh', labels: ['Measure'] },
  ],
  [
    'an entry without text',
    { en: [{}], zh: [{}] },
    { number: 1, locale: 'zh', labels: ['Title', 'Measure'] },
  ],
  [
    'an incomplete entry in one other language',
    { en: [complete, {}], zh: [complete, { title: 'x' }] },
    { number: 2, locale: 'zh', labels: ['Measure'] },
  ],
  [
    'a list with an additional first entry in another language',
    { en: [tea, mate], zh: [{ id: 'yerba', ...complete }, { id: 'tea' }, { id: 'mate' }] },
    undefined,
  ],
  [
    'an incomplete first entry in another language',
    { en: [tea], zh: [{ id: 'yerba', title: 'x' }, { id: 'tea' }] },
    { number: 1, locale: 'zh', labels: ['Measure'] },
  ],
  [
    'an incomplete original',
    { en: [{ title: 'x' }], zh: [complete] },
    { number: 1, locale: 'en', labels: ['Measure'] },
  ],
])('checks %s', (_, lists, expected) => {
  expect(findIncompleteEntry(lists, texts, 'zh')).toEqual(expected);
});
