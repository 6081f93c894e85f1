import { mergeEntries } from 'message-lint/files';
import { z } from 'zod';

type Locale = 'en' | 'de' | 'fr';

const schema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  name: z.string(),
  image: z.string().regex(/^\//),
  offers: z.array(z.strictObject({ label: z.string(), price: z.number() })).optional(),
});

const files: Record<Locale, unknown> = {
  en: { items: [{ id: 'tea', name: 'Tea', image: '/tea.svg' }] },
  de: {
    items: [
      { id: 'mate', name: 'Mate', image: '/mate.svg' },
      { id: 'tea', name: 'Tee', image: '/tea.svg' },
    ],
  },
  fr: { items: [{ id: 'mate', image: '/mate.svg', offers: [{ label: ' ', price: 2 }] }] },
};

function merge(locale: Locale, sources: Locale[]) {
  const list = {
    schema,
    sources,
    read: (name: Locale) => files[name],
    getPath: (name: Locale) => `${name}.json`,
  };
  return mergeEntries(locale, list).map(({ value, untranslated, fallbackLocale }) => {
    const { name } = value as { name: string };
    return [name, untranslated.includes('name') ? fallbackLocale : locale];
  });
}

test.each<[string, Locale, Locale[], unknown]>([
  ['the original language', 'en', ['en'], [['Tea', 'en']]],
  [
    'its translation, with its own entry at the end',
    'de',
    ['en'],
    [
      ['Tee', 'de'],
      ['Mate', 'de'],
    ],
  ],
  ['a language without texts', 'fr', ['en'], [['Tea', 'en']]],
  [
    'the original language of a list with all entries',
    'en',
    ['en', 'de'],
    [
      ['Tea', 'en'],
      ['Mate', 'de'],
    ],
  ],
  [
    'another language of a list with all entries',
    'fr',
    ['en', 'de'],
    [
      ['Tea', 'en'],
      ['Mate', 'de'],
    ],
  ],
])('merges %s', (_, locale, sources, expected) => {
  expect(merge(locale, sources)).toEqual(expected);
});

test('names the file of a missing list', () => {
  const list = { schema, sources: ['en'], read: () => ({}), getPath: (name: string) => `${name}.json` };
  expect(() => mergeEntries('en', list)).toThrow('en.json has no list "items"');
});
