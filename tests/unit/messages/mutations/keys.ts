import type { MessagesEditor } from '../MessagesEditor';
import { changeTexts, createMutation, type Mutation, type Row } from './Mutation';

const HOME = 'vi/home.json';
const TEAM = 'vi/team.json';
const QUOTES = 'zh/testimonials.json';

/** Adds an entry to a list. */
const addEntry = ({ items }: { items: object[] }) => items.push({ ...items[0], id: 'new-one' });

/** Copies the first news item of a locale without its picture, which another post must not have. Returns the file. */
function copyNewsItem(messages: MessagesEditor, locale: string, name: string): string {
  const file = `${locale}/${name}`;
  messages.write(file, messages.read(`${locale}/${messages.news}`).replace(/^image: .*\n/m, ''));
  return file;
}

/** Creates mutations that change a parsed JSON file. The finding is in the line of the key at the path. */
// biome-ignore lint/suspicious/noExplicitAny: invalid values have no type
function changeJson(rows: Row<[change: (json: any) => void, keyPath: string]>[]): Mutation[] {
  return rows.map(([title, rule, file, change, keyPath]) =>
    createMutation(title, rule, file, (messages) => {
      messages.editJson(file, change);
      return messages.getLineNumber(file, keyPath);
    }),
  );
}

export const keys: Mutation[] = [
  {
    title: 'a misspelt key in a translation',
    make: (messages) => {
      const line = messages.editLine(HOME, 'hero.lead', (text) => text.replace('"lead"', '"laed"'));
      return [
        ['unknown-key', HOME, line],
        ['missing-text', HOME, messages.getLineNumber(HOME, 'hero')],
      ];
    },
  },
  ...changeJson([
    ['a text missing in a translation', 'missing-text', HOME, ({ hero }) => delete hero.lead, 'hero'],
    ['a used text missing in English', 'missing-key', 'en/home.json', ({ hero }) => delete hero.lead, 'hero'],
    ['an entry missing in a translation', 'missing-text', TEAM, ({ items }) => items.pop(), 'items'],
    [
      'a text instead of a group',
      'unknown-key',
      HOME,
      (home) => Object.assign(home, { products: 'Sản phẩm' }),
      'products',
    ],
    [
      'a text next to the list of entries',
      'unknown-key',
      TEAM,
      (team) => Object.assign(team, { title: 'Đội ngũ' }),
      'title',
    ],
    ['an entry that exists only in a translation', 'unknown-key', QUOTES, addEntry, 'items.new-one.id'],
    [
      'an industry with a label in one language',
      'unknown-key',
      'zh/taxonomy.json',
      ({ industries }) => Object.assign(industries, { medical: '医疗' }),
      'industries.medical',
    ],
  ]),
  ...changeTexts([
    ['an empty text in a translation', 'missing-text', HOME, 'hero.who', ''],
    ['an empty text in English', 'missing-key', 'en/home.json', 'hero.who', ''],
  ]),
  createMutation('a group missing in a translation', 'missing-text', HOME, (messages) => {
    messages.editJson(HOME, (home) => delete home.products);
    return 1;
  }),
  createMutation('a used group missing in English', 'missing-key', 'en/home.json', (messages, file) => {
    messages.editJson(file, (home) => delete home.hero);
    return 1;
  }),
  createMutation(
    'an entry that has no text in the other languages yet',
    'unknown-key',
    QUOTES,
    (messages, file) => {
      messages.editJson(file, addEntry);
      for (const other of ['en', 'vi'])
        messages.editJson(`${other}/testimonials.json`, ({ items }) => items.push({ id: 'new-one' }));
      return messages.getLineNumber(file, 'items.new-one.id');
    },
  ),
  {
    title: 'an incomplete entry that exists only in a translation',
    make: (messages) => {
      const file = QUOTES;
      messages.editJson(file, ({ items }) => items.push({ ...items[0], id: 'new-one', name: undefined }));
      const line = messages.getLineNumber(file, 'items.new-one.id');
      return [
        ['schema', file, line - 1],
        ['unknown-key', file, line],
      ];
    },
  },
  {
    title: 'a misspelt entry id in a translation',
    make: (messages) => {
      messages.editJson(TEAM, ({ items }) => {
        items[0].id += 'n';
      });
      return [
        ['missing-text', TEAM, messages.getLineNumber(TEAM, 'items')],
        ['unknown-key', TEAM, messages.findLineContaining(TEAM, '"id"')],
      ];
    },
  },
  createMutation('an entry field missing in a translation', 'missing-text', TEAM, (messages) => {
    messages.editJson(TEAM, ({ items }) => delete items[0].role);
    // The finding is in the line of the entry's opening bracket.
    return messages.findLineContaining(TEAM, '"id"') - 1;
  }),
  createMutation('an entry without an id in a translation', 'missing-text', TEAM, (messages) => {
    messages.editJson(TEAM, ({ items }) => delete items[0].id);
    return messages.getLineNumber(TEAM, 'items') + 1;
  }),
  createMutation(
    'a list shorter than in English',
    'missing-text',
    'vi/erp-modules.json',
    (messages, file) => {
      messages.editJson(file, ({ items }) => items[0].features.pop());
      return messages.findLineContaining(file, '"features"');
    },
  ),
  createMutation('a file missing in a translation', 'missing-text', 'vi/about.json', (messages, file) => {
    messages.remove(file);
    return 1;
  }),
  createMutation('a file missing in English', 'missing-text', 'en/comparison.json', (messages, file) => {
    messages.remove(file);
    return 1;
  }),
  {
    title: 'a misspelt file name',
    make: (messages) => {
      messages.write('vi/abuot.json', messages.read('vi/about.json'));
      messages.remove('vi/about.json');
      return [
        ['missing-text', 'vi/about.json', 1],
        ['unknown-file', 'vi/abuot.json', 1],
      ];
    },
  },
  createMutation(
    'an article file name with capitals',
    'unknown-file',
    'en/insights/My-Article.md',
    (messages, file) => {
      messages.write(file, messages.read(`en/${messages.article}`));
      return 1;
    },
  ),
  createMutation('an untranslated news item', 'missing-text', 'vi/news/new-one.md', (messages) => {
    for (const locale of ['en', 'zh']) copyNewsItem(messages, locale, 'news/new-one.md');
    return 1;
  }),
  {
    title: 'a translation with a different file name',
    make: (messages) => {
      messages.write('zh/news/new-one.md', messages.read(`zh/${messages.news}`));
      messages.remove(`zh/${messages.news}`);
      return [['missing-text', `zh/${messages.news}`, 1]];
    },
  },
  {
    title: 'a news item with the URL of an article',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const file = copyNewsItem(messages, locale, messages.article.replace('insights/', 'news/'));
        return ['duplicate', file, 1];
      }),
  },
];
