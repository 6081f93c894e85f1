import { append, change, inPost, type Mutation, once } from './Mutation';

const SENTENCE = 'Nobody counts twice what was counted well before.';

/** Each holds what the glossary forbids for “chief accountant”. */
const wrong = { zh: '由会计主管签字。', en: 'The head bookkeeper signs.', vi: 'Kế toán cao cấp ký.' };

export const wording: Mutation[] = [
  {
    title: 'a text is the same as in English',
    make: (messages) => {
      messages.set('en/home.json', 'closing.text', () => SENTENCE);
      return [['untranslated', 'vi/home.json', messages.set('vi/home.json', 'closing.text', () => SENTENCE)]];
    },
  },
  {
    title: 'a paragraph of an article is the same as in English',
    make: (messages) => {
      messages.append(`en/${messages.article}`, SENTENCE);
      const post = `zh/${messages.article}`;
      return [['untranslated', post, messages.append(post, SENTENCE)]];
    },
  },
  once(
    'a term is translated otherwise than in the glossary',
    'glossary',
    'vi/common.json',
    change('nav.menu', () => 'Thực đơn'),
  ),
  {
    title: 'an article never uses a term of the glossary that the English one does',
    make: (messages) => {
      messages.append(`en/${messages.article}`, 'Ask for the digital twin.');
      return ['vi', 'zh'].map((locale) => ['glossary', `${locale}/${messages.article}`, 2]);
    },
  },
  ...(['zh', 'en', 'vi'] as const).map((locale) =>
    once(
      `a text in ${locale} has a wording that the glossary forbids`,
      'forbidden-term',
      `${locale}/home.json`,
      change('closing.text', (text) => `${text} ${wrong[locale]}`),
    ),
  ),
  inPost(
    'an article has a wording that the glossary forbids',
    'forbidden-term',
    'zh',
    append('报表由会计主管签字。'),
  ),
  once(
    'a text cites a law that is not in the register',
    'law',
    'vi/home.json',
    change('closing.text', (text) => `${text} Theo Nghị định 999/2026/NĐ-CP.`),
  ),
  once(
    'a text cites a decree that has ended',
    'law',
    'zh/home.json',
    change('closing.text', (text) => `${text}按第 123/2020 号法令开票。`),
  ),
  inPost(
    'an article cites a law that is not among its sources',
    'law',
    'en',
    append('Decree 254/2026/ND-CP applies.'),
  ),
  inPost(
    'an equation in an article does not come out',
    'arithmetic',
    'vi',
    append('Cộng lại: 1.026 lượt × 18 giây = 18.469 giây.'),
  ),
  once(
    'an amount is not what is calculated beside it',
    'arithmetic',
    'zh/services.json',
    change('pricing.example.boats.amount', () => '10,801'),
  ),
  once(
    'the title of a page is too long',
    'length',
    'vi/home.json',
    change('meta.title', (text) => text.padEnd(61, '!')),
  ),
  once(
    'the title of a page is too long in Chinese',
    'length',
    'zh/home.json',
    change('meta.title', (text) => text.padEnd(text.length + 30, '！')),
  ),
  inPost('the title of an article is too long', 'length', 'vi', (messages, post) => {
    return messages.editField(post, 'title', (line) =>
      line.replace(/"?$/, (end) => `${' dài'.repeat(15)}${end}`),
    );
  }),
  once('a text of an entry is too long', 'length', 'vi/faq.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].answer = 'Chó cũng được chèo. '.repeat(40).trim();
    });
    return messages.lineWith(file, '"answer"');
  }),
  once(
    'the label of a button is too long',
    'length',
    'zh/common.json',
    change('actions.all', () => '全部'.repeat(7)),
  ),
  once(
    'a Chinese text has a half-width comma',
    'chinese-punctuation',
    'zh/home.json',
    change('hero.lead', (text) => text.replace('，', ',')),
  ),
  inPost(
    'a Chinese article has half-width brackets',
    'chinese-punctuation',
    'zh',
    append('库存(每天)对平。'),
  ),
  inPost('a Chinese title has a half-width question mark', 'chinese-punctuation', 'zh', (messages, post) => {
    return messages.editField(post, 'imageAlt', () => 'imageAlt: 谁在盘点?');
  }),
  once(
    'Vietnamese letters are made of several characters',
    'unicode',
    'vi/home.json',
    change('hero.lead', (text) => text.normalize('NFD')),
  ),
  inPost(
    'an article was pasted in decomposed letters',
    'unicode',
    'vi',
    append('Kiểm kê mỗi ngày.'.normalize('NFD')),
  ),
  once(
    'a text has an invisible character',
    'unicode',
    'vi/home.json',
    change('hero.lead', (text) => `${text}\u200B`),
  ),
  once(
    'letters were lost in saving',
    'unicode',
    'vi/home.json',
    change('hero.lead', (text) => text.replace(/[^\s]/, '\uFFFD')),
  ),
];
