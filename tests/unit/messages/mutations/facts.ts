import { locales } from '@/lib/i18n/locales';
import {
  appendParagraphs,
  changeTexts,
  createMutation,
  createMutationInAllLocales,
  type Mutation,
} from './Mutation';

const FACTS = 'facts.json';
const POST = 'en/insights/rope-and-rain.md';

export const facts: Mutation[] = [
  ...changeTexts([
    ['a colour that is not in hexadecimal notation', 'schema', 'brand.json', 'palette.accent.dark', 'orange'],
    ['a logo whose file is missing', 'schema', 'brand.json', 'logo.mark', '/images/reed.svg'],
    [
      'a source of a law that is not a web page',
      'schema',
      'laws.json',
      'laws.law-15-2004.source',
      'javascript:alert(1)',
    ],
    ['a typeface without font files', 'schema', 'brand.json', 'typeface.family', 'Reed Sans'],
    [
      'a text colour with too little contrast',
      'schema',
      'brand.json',
      'drawings.drawing-accent.light',
      '#e08a70',
    ],
    ['a city that contains itself', 'unfilled-placeholder', FACTS, 'cities.vietnamCity.vi', '{vietnamCity}'],
    [
      'a placeholder in a fact that is not a fact',
      'unfilled-placeholder',
      FACTS,
      'cities.chinaCity.zh',
      '{reedCity}',
    ],
    ['a featured case that does not exist', 'unknown-entry', FACTS, 'featured.resultCase', 'eel-landings'],
    [
      'a featured article that does not exist',
      'unknown-entry',
      FACTS,
      'featured.customsArticle',
      'full-boats',
    ],
    ['a hard-coded company name', 'hard-coded-fact', 'vi/common.json', 'site.name', 'Reed Ferry'],
    [
      'a hard-coded product name with the company name',
      'hard-coded-fact',
      'en/home.json',
      'hero.title',
      (text) => `${text} Reed Ferry Raft`,
    ],
    [
      'a hard-coded company name of another locale',
      'hard-coded-fact',
      'zh/common.json',
      'site.description',
      (text) => `Reed Ferry：${text}`,
    ],
    [
      'a hard-coded city inside a Chinese sentence',
      'hard-coded-fact',
      'zh/home.json',
      'hero.title',
      (text) => `${text}在苇渡城里`,
    ],
    ['a hard-coded figure', 'hard-coded-fact', 'en/home.json', 'hero.title', (text) => `${text} 700+`],
    [
      'the hard-coded price 12.000 đồng',
      'hard-coded-fact',
      'vi/home.json',
      'hero.title',
      (text) => `${text} 12.000 đồng`,
    ],
    [
      'the hard-coded price VND 12,000',
      'hard-coded-fact',
      'en/home.json',
      'hero.title',
      (text) => `${text} VND 12,000`,
    ],
    [
      'the hard-coded price 1.2 万越南盾',
      'hard-coded-fact',
      'zh/home.json',
      'hero.title',
      (text) => `${text} 1.2 万越南盾`,
    ],
    [
      'a hard-coded fact in another fact',
      'hard-coded-fact',
      FACTS,
      'company.email',
      'hello@reedferry.example',
    ],
    ['a site origin with a path', 'schema', FACTS, 'site.origin', 'https://www.reedferry.example/en/'],
    ['a site origin without https', 'schema', FACTS, 'site.origin', (text) => text.replace('https://', '')],
  ]),
  ...appendParagraphs([
    ['a hard-coded telephone number in an article', 'hard-coded-fact', POST, 'Call +84 29 0000 0111.'],
    ['a misspelt fact in an article', 'unfilled-placeholder', POST, 'Call {phoen}.'],
  ]),
  createMutationInAllLocales('a list with an empty entry', 'schema', 'offices.json', (messages, file) => {
    messages.editJson(file, ({ items }) => items.push(null));
    return messages.getLineNumber(file, 'items.2');
  }),
  createMutationInAllLocales('an impossible latitude', 'schema', 'offices.json', (messages, file) =>
    messages.editValue(file, 'items.hill.latitude', () => 390.9),
  ),
  createMutation('a featured page that does not exist', 'unknown-entry', FACTS, (messages, file) => {
    messages.editJson(file, ({ featured }) => Object.assign(featured, { contractPage: 'terms' }));
    return messages.getLineNumber(file, 'featured.contractPage');
  }),
  createMutation('a featured person who has left', 'unknown-entry', FACTS, (messages, file) => {
    for (const locale of locales)
      messages.editJson(`${locale}/team.json`, ({ items }) => Object.assign(items[0], { former: true }));
    return messages.getLineNumber(file, 'featured.contactPerson');
  }),
  createMutation('a name without a translation', 'missing-wording', FACTS, (messages, file) => {
    messages.editJson(file, ({ names }) => delete names.brand.vi);
    return messages.findLineContaining(file, '"brand"');
  }),
  createMutation('only the syntax error in the facts', 'syntax', FACTS, (messages) =>
    messages.editLine(FACTS, 'company.phone', (line) => line.replace(/,$/, '')),
  ),
  createMutation('missing facts', 'missing-text', FACTS, (messages) => {
    messages.remove(FACTS);
    return 1;
  }),
];
