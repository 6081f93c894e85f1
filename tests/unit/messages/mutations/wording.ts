import { append, change, inPost, type Mutation, once } from './Mutation';

const SENTENCE = 'Nobody counts twice what was counted well before.';

/** Sentences with a wording that the glossary forbids for “chief accountant”. */
const wrong = { zh: '由会计主管签字。', en: 'The head bookkeeper signs.', vi: 'Kế toán cao cấp ký.' };

export const wording: Mutation[] = [
  {
    title: 'a text identical to English',
    make: (messages) => {
      messages.set('en/home.json', 'closing.text', () => SENTENCE);
      return [['untranslated', 'vi/home.json', messages.set('vi/home.json', 'closing.text', () => SENTENCE)]];
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
  once(
    'a translation that differs from the glossary',
    'glossary',
    'vi/common.json',
    change('nav.menu', () => 'Thực đơn'),
  ),
  {
    title: 'a glossary term missing in a translated article',
    make: (messages) => {
      messages.append(`en/${messages.article}`, 'Ask for the digital twin.');
      return ['vi', 'zh'].map((locale) => ['glossary', `${locale}/${messages.article}`, 2]);
    },
  },
  ...(['zh', 'en', 'vi'] as const).map((locale) =>
    once(
      `a forbidden wording in ${locale}`,
      'forbidden-term',
      `${locale}/home.json`,
      change('closing.text', (text) => `${text} ${wrong[locale]}`),
    ),
  ),
  inPost('a forbidden wording in an article', 'forbidden-term', 'zh', append('报表由会计主管签字。')),
  once(
    'a law that is not in the register',
    'law',
    'vi/home.json',
    change('closing.text', (text) => `${text} Theo Nghị định 999/2026/NĐ-CP.`),
  ),
  once(
    'an expired decree',
    'law',
    'zh/home.json',
    change('closing.text', (text) => `${text}按第 123/2020 号法令开票。`),
  ),
  inPost('a cited law that the article does not list', 'law', 'en', append('Decree 254/2026/ND-CP applies.')),
  inPost(
    'an incorrect equation in an article',
    'arithmetic',
    'vi',
    append('Cộng lại: 1.026 lượt × 18 giây = 18.469 giây.'),
  ),
  once(
    'an amount that differs from its calculation',
    'arithmetic',
    'zh/services.json',
    change('pricing.example.boats.amount', () => '10,801'),
  ),
  once(
    'a page title that is too long',
    'length',
    'vi/home.json',
    change('meta.title', (text) => text.padEnd(61, '!')),
  ),
  once(
    'a Chinese page title that is too long',
    'length',
    'zh/home.json',
    change('meta.title', (text) => text.padEnd(text.length + 30, '！')),
  ),
  inPost('an article title that is too long', 'length', 'vi', (messages, post) => {
    return messages.editField(post, 'title', (line) =>
      line.replace(/"?$/, (end) => `${' dài'.repeat(15)}${end}`),
    );
  }),
  once('an entry text that is too long', 'length', 'vi/faq.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].answer = 'Chó cũng được chèo. '.repeat(40).trim();
    });
    return messages.lineWith(file, '"answer"');
  }),
  once(
    'a button label that is too long',
    'length',
    'zh/common.json',
    change('actions.all', () => '全部'.repeat(7)),
  ),
  once(
    'a half-width comma in Chinese',
    'chinese-punctuation',
    'zh/home.json',
    change('hero.lead', (text) => text.replace('，', ',')),
  ),
  inPost('half-width brackets in Chinese', 'chinese-punctuation', 'zh', append('库存(每天)对平。')),
  inPost('a half-width question mark in Chinese', 'chinese-punctuation', 'zh', (messages, post) => {
    return messages.editField(post, 'imageAlt', () => 'imageAlt: 谁在盘点?');
  }),
  once(
    'decomposed Vietnamese letters',
    'unicode',
    'vi/home.json',
    change('hero.lead', (text) => text.normalize('NFD')),
  ),
  inPost('decomposed letters in an article', 'unicode', 'vi', append('Kiểm kê mỗi ngày.'.normalize('NFD'))),
  once(
    'an invisible character',
    'unicode',
    'vi/home.json',
    change('hero.lead', (text) => `${text}\u200B`),
  ),
  once(
    'letters lost in saving',
    'unicode',
    'vi/home.json',
    change('hero.lead', (text) => text.replace(/[^\s]/, '\uFFFD')),
  ),
];
