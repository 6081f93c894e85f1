import { appendParagraphs, changeTexts, createMutation, type Mutation, replaceFields } from './Mutation';

const SENTENCE = 'Nobody counts twice what was counted well before.';

export const wording: Mutation[] = [
  ...changeTexts([
    // Wordings that the glossary forbids for “chief accountant”.
    ['a forbidden wording in zh', 'forbidden-term', 'zh/home.json', 'closing.text', '由会计主管签字。'],
    [
      'a forbidden wording in en',
      'forbidden-term',
      'en/home.json',
      'closing.text',
      'The head bookkeeper signs.',
    ],
    ['a forbidden wording in vi', 'forbidden-term', 'vi/home.json', 'closing.text', 'Kế toán cao cấp ký.'],
    ['a translation that differs from the glossary', 'glossary', 'vi/common.json', 'nav.menu', 'Thực đơn'],
    [
      'an expired decree',
      'law',
      'zh/home.json',
      'closing.text',
      (text) => `${text}按第 123/2020 号法令开票。`,
    ],
    ['a page title that is too long', 'length', 'vi/home.json', 'meta.title', (text) => text.padEnd(61, '!')],
    [
      'a Chinese page title that is too long',
      'length',
      'zh/home.json',
      'meta.title',
      (text) => text.padEnd(text.length + 30, '！'),
    ],
    ['a button label that is too long', 'length', 'zh/common.json', 'actions.all', '全部'.repeat(7)],
    [
      'a half-width comma in Chinese',
      'full-width-punctuation',
      'zh/home.json',
      'hero.lead',
      (text) => text.replace('，', ','),
    ],
    [
      'decomposed Vietnamese letters',
      'unicode',
      'vi/home.json',
      'hero.lead',
      (text) => text.normalize('NFD'),
    ],
  ]),
  ...appendParagraphs([
    ['a forbidden wording in an article', 'forbidden-term', 'zh/article', '报表由会计主管签字。'],
    ['a cited law that the article does not list', 'law', 'en/article', 'Decree 254/2026/ND-CP applies.'],
    ['half-width brackets in Chinese', 'full-width-punctuation', 'zh/article', '库存(每天)对平。'],
  ]),
  {
    title: 'a text identical to English',
    make: (messages) => {
      messages.editValue('en/home.json', 'closing.text', () => SENTENCE);
      return [
        ['untranslated', 'vi/home.json', messages.editValue('vi/home.json', 'closing.text', () => SENTENCE)],
      ];
    },
  },
  {
    title: 'a paragraph identical to English',
    make: (messages) => {
      messages.append(`en/${messages.article}`, SENTENCE);
      const post = `zh/${messages.article}`;
      return [['untranslated', post, messages.append(post, SENTENCE)]];
    },
  },
  {
    title: 'a glossary term missing in a translated article',
    make: (messages) => {
      messages.append(`en/${messages.article}`, 'Ask for the digital twin.');
      return ['vi', 'zh'].map((locale) => ['glossary', `${locale}/${messages.article}`, 2]);
    },
  },
  createMutation('an article title that is too long', 'length', 'vi/article', (messages, post) => {
    return messages.editField(post, 'title', (line) =>
      line.replace(/"?$/, (end) => `${' dài'.repeat(15)}${end}`),
    );
  }),
  ...replaceFields([
    ['a half-width question mark in Chinese', 'full-width-punctuation', 'zh/article', 'imageAlt: 谁在盘点?'],
  ]),
];
