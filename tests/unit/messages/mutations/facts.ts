import { locales } from '@/lib/i18n/locales';
import { changeText, createMutation, createMutations } from './Mutation';

const FACTS = 'facts.json';
const POST = 'en/insights/rope-and-rain.md';

export const facts = createMutations([
  [
    'a colour that is not in hexadecimal notation',
    'schema',
    'brand.json',
    changeText('palette.accent.dark', () => 'orange'),
  ],
  createMutation('an office outside the map', 'office-outside-map', 'en/offices.json', (messages, file) => {
    for (const locale of locales)
      messages.editJson(`${locale}/offices.json`, ({ items }) => Object.assign(items[1], { latitude: 39.9 }));
    return messages.getLineNumber(file, 'items.hill.latitude');
  }),
  ['a logo whose file is missing', 'schema', 'brand.json', changeText('logo.mark', () => '/images/reed.svg')],
  ['a typeface without font files', 'schema', 'brand.json', changeText('typeface.family', () => 'Reed Sans')],
  [
    'a text colour with too little contrast',
    'schema',
    'brand.json',
    changeText('drawings.drawing-accent.light', () => '#e08a70'),
  ],
  [
    'a city that contains itself',
    'unfilled-placeholder',
    FACTS,
    changeText('cities.vietnamCity.vi', () => '{vietnamCity}'),
  ],
  [
    'a placeholder in a fact that is not a fact',
    'unfilled-placeholder',
    FACTS,
    changeText('cities.chinaCity.zh', () => '{reedCity}'),
  ],
  {
    title: 'a list with an empty entry',
    make: (messages) =>
      locales.map((locale) => {
        const file = `${locale}/offices.json`;
        messages.editJson(file, ({ items }) => items.push(null));
        return ['schema', file, messages.getLineNumber(file, 'items.2')];
      }),
  },
  {
    title: 'an office with an impossible latitude',
    make: (messages) =>
      locales.map((locale) => {
        const file = `${locale}/offices.json`;
        messages.editJson(file, ({ items }) => Object.assign(items[1], { latitude: 390.9 }));
        return ['schema', file, messages.getLineNumber(file, 'items.hill.latitude')];
      }),
  },
  [
    'a featured case that does not exist',
    'unknown-entry',
    FACTS,
    changeText('featured.resultCase', () => 'eel-landings'),
  ],
  [
    'a featured article that does not exist',
    'unknown-entry',
    FACTS,
    changeText('featured.customsArticle', () => 'full-boats'),
  ],
  createMutation('a featured page that does not exist', 'unknown-entry', FACTS, (messages, file) => {
    messages.editJson(file, ({ featured }) => Object.assign(featured, { contractPage: 'terms' }));
    return messages.getLineNumber(file, 'featured.contractPage');
  }),
  createMutation('a featured person who has left', 'unknown-entry', FACTS, (messages, file) => {
    for (const locale of locales)
      messages.editJson(`${locale}/team.json`, ({ items }) => Object.assign(items[0], { former: true }));
    return messages.getLineNumber(file, 'featured.contactPerson');
  }),
  [
    'a hard-coded company name',
    'hard-coded-fact',
    'vi/common.json',
    changeText('site.name', () => 'Reed Ferry'),
  ],
  [
    'a hard-coded product name that contains the name of the company',
    'hard-coded-fact',
    'en/home.json',
    changeText('hero.title', (text) => `${text} Reed Ferry Raft`),
  ],
  [
    'a hard-coded company name of another locale',
    'hard-coded-fact',
    'zh/common.json',
    changeText('site.description', (text) => `Reed Ferry：${text}`),
  ],
  createMutation('a hard-coded telephone number in an article', 'hard-coded-fact', POST, (messages, file) =>
    messages.append(file, 'Call +84 29 0000 0111.'),
  ),
  [
    'a hard-coded city inside a Chinese sentence',
    'hard-coded-fact',
    'zh/home.json',
    changeText('hero.title', (text) => `${text}在苇渡城里`),
  ],
  [
    'a hard-coded figure',
    'hard-coded-fact',
    'en/home.json',
    changeText('hero.title', (text) => `${text} 700+`),
  ],
  ...[
    ['vi', '12.000 đồng'],
    ['en', 'VND 12,000'],
    ['zh', '1.2 万越南盾'],
  ].map(([locale, amount]) =>
    createMutation(
      `the hard-coded price ${amount}`,
      'hard-coded-fact',
      `${locale}/home.json`,
      changeText('hero.title', (text) => `${text} ${amount}`),
    ),
  ),
  [
    'a hard-coded fact in another fact',
    'hard-coded-fact',
    FACTS,
    changeText('company.email', () => 'hello@reedferry.example'),
  ],
  createMutation('a misspelt fact in an article', 'unfilled-placeholder', POST, (messages, file) =>
    messages.append(file, 'Call {phoen}.'),
  ),
  createMutation('a name without a translation', 'missing-wording', FACTS, (messages, file) => {
    messages.editJson(file, ({ names }) => delete names.brand.vi);
    return messages.findLineContaining(file, '"brand"');
  }),
  [
    'a site origin with a path',
    'schema',
    FACTS,
    changeText('site.origin', () => 'https://www.reedferry.example/en/'),
  ],
  [
    'a site origin without https',
    'schema',
    FACTS,
    changeText('site.origin', (text) => text.replace('https://', '')),
  ],
  createMutation('only the syntax error in the facts', 'syntax', FACTS, (messages) =>
    messages.editLine(FACTS, 'company.phone', (line) => line.replace(/,$/, '')),
  ),
  createMutation('missing facts', 'missing-text', FACTS, (messages) => {
    messages.delete(FACTS);
    return 1;
  }),
]);
