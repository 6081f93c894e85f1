import { appendText, changeText, createMutation, createMutations } from './Mutation';

const SENTENCE = 'Nobody counts twice what was counted well before.';

/** Sentences with a wording that the glossary forbids for “chief accountant”. */
const forbiddenSentences = {
  zh: '由会计主管签字。',
  en: 'The head bookkeeper signs.',
  vi: 'Kế toán cao cấp ký.',
};

export const wording = createMutations([
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
  [
    'a translation that differs from the glossary',
    'glossary',
    'vi/common.json',
    changeText('nav.menu', () => 'Thực đơn'),
  ],
  {
    title: 'a glossary term missing in a translated article',
    make: (messages) => {
      messages.append(`en/${messages.article}`, 'Ask for the digital twin.');
      return ['vi', 'zh'].map((locale) => ['glossary', `${locale}/${messages.article}`, 2]);
    },
  },
  ...(['zh', 'en', 'vi'] as const).map((locale) =>
    createMutation(
      `a forbidden wording in ${locale}`,
      'forbidden-term',
      `${locale}/home.json`,
      changeText('closing.text', (text) => `${text} ${forbiddenSentences[locale]}`),
    ),
  ),
  ['a forbidden wording in an article', 'forbidden-term', 'zh/article', appendText('报表由会计主管签字。')],
  [
    'an expired decree',
    'law',
    'zh/home.json',
    changeText('closing.text', (text) => `${text}按第 123/2020 号法令开票。`),
  ],
  [
    'a cited law that the article does not list',
    'law',
    'en/article',
    appendText('Decree 254/2026/ND-CP applies.'),
  ],
  [
    'a page title that is too long',
    'length',
    'vi/home.json',
    changeText('meta.title', (text) => text.padEnd(61, '!')),
  ],
  [
    'a Chinese page title that is too long',
    'length',
    'zh/home.json',
    changeText('meta.title', (text) => text.padEnd(text.length + 30, '！')),
  ],
  createMutation('an article title that is too long', 'length', 'vi/article', (messages, post) => {
    return messages.editField(post, 'title', (line) =>
      line.replace(/"?$/, (end) => `${' dài'.repeat(15)}${end}`),
    );
  }),
  [
    'a button label that is too long',
    'length',
    'zh/common.json',
    changeText('actions.all', () => '全部'.repeat(7)),
  ],
  [
    'a half-width comma in Chinese',
    'full-width-punctuation',
    'zh/home.json',
    changeText('hero.lead', (text) => text.replace('，', ',')),
  ],
  ['half-width brackets in Chinese', 'full-width-punctuation', 'zh/article', appendText('库存(每天)对平。')],
  createMutation(
    'a half-width question mark in Chinese',
    'full-width-punctuation',
    'zh/article',
    (messages, post) => {
      return messages.editField(post, 'imageAlt', () => 'imageAlt: 谁在盘点?');
    },
  ),
  [
    'decomposed Vietnamese letters',
    'unicode',
    'vi/home.json',
    changeText('hero.lead', (text) => text.normalize('NFD')),
  ],
]);
