import { change, type Mutation, once } from './Mutation';

const FACTS = 'facts.json';
const POST = 'en/insights/rope-and-rain.md';

export const facts: Mutation[] = [
  once(
    'the company’s name is written by hand',
    'written-fact',
    'vi/common.json',
    change('site.name', () => 'Reed Ferry'),
  ),
  once(
    'the company’s name in another language is written by hand',
    'written-fact',
    'zh/common.json',
    change('site.description', (text) => `Reed Ferry：${text}`),
  ),
  once('a telephone number is written by hand in an article', 'written-fact', POST, (messages, file) =>
    messages.append(file, 'Call 029 0000 0111.'),
  ),
  once(
    'a figure is written by hand',
    'written-fact',
    'en/home.json',
    change('hero.title', (text) => `${text} 700+`),
  ),
  once(
    'the opening hours are written by hand',
    'written-fact',
    'vi/home.json',
    change('hero.title', (text) => `${text} 8h30–16h00`),
  ),
  once(
    'the working days are written by hand',
    'written-fact',
    'zh/insights/rope-and-rain.md',
    (messages, file) => messages.append(file, '星期二至星期六，都有人。'),
  ),
  once('the time of an answer is written by hand', 'written-fact', POST, (messages, file) =>
    messages.append(file, 'We answer within 3 hours.'),
  ),
  once(
    'the office closes before it opens',
    'schema',
    FACTS,
    change('workingTime.closes', () => '8:00'),
  ),
  once(
    'a time has no minutes',
    'schema',
    FACTS,
    change('workingTime.opens', () => '8'),
  ),
  once(
    'a fact has another one by hand',
    'written-fact',
    FACTS,
    change('company.email', () => 'hello@reedferry.example'),
  ),
  once('the name of a fact is misspelt in an article', 'unfilled-blank', POST, (messages, file) =>
    messages.append(file, 'Call {phoen}.'),
  ),
  once('a name lacks a language', 'schema', FACTS, (messages, file) => {
    messages.editJson(file, ({ names }) => delete names.brand.vi);
    return messages.lineWith(file, '"brand"');
  }),
  once(
    'the address of the site has a path',
    'schema',
    FACTS,
    change('site.origin', () => 'https://www.reedferry.example/en/'),
  ),
  once(
    'the address of the site has no https',
    'schema',
    FACTS,
    change('site.origin', (text) => text.slice(8)),
  ),
  once(
    'the host that counts visits is written as an address',
    'schema',
    FACTS,
    change('site.analytics.host', () => 'https://stats.reedferry.example'),
  ),
  once('a service counts visits, and nobody knows where', 'schema', FACTS, (messages, file) => {
    messages.set(file, 'site.analytics.provider', () => 'umami');
    messages.set(file, 'site.analytics.id', () => '1');
    return messages.lineOf(file, 'site.analytics.host');
  }),
  once('the facts lack a comma, and nothing is said of what asks for them', 'syntax', FACTS, (messages) =>
    messages.editLine(FACTS, 'company.phone', (line) => line.replace(/,$/, '')),
  ),
  once('there are no facts', 'missing-text', FACTS, (messages) => {
    messages.delete(FACTS);
    return 1;
  }),
];
