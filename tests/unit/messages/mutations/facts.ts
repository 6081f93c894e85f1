import { change, type Mutation, once } from './Mutation';

const FACTS = 'facts.json';
const POST = 'en/insights/rope-and-rain.md';

export const facts: Mutation[] = [
  once(
    'a hard-coded company name',
    'written-fact',
    'vi/common.json',
    change('site.name', () => 'Reed Ferry'),
  ),
  once(
    'a hard-coded company name of another locale',
    'written-fact',
    'zh/common.json',
    change('site.description', (text) => `Reed Ferry：${text}`),
  ),
  once('a hard-coded telephone number in an article', 'written-fact', POST, (messages, file) =>
    messages.append(file, 'Call 029 0000 0111.'),
  ),
  once(
    'a hard-coded figure',
    'written-fact',
    'en/home.json',
    change('hero.title', (text) => `${text} 700+`),
  ),
  once(
    'hard-coded opening hours',
    'written-fact',
    'vi/home.json',
    change('hero.title', (text) => `${text} 8h30–16h00`),
  ),
  once('hard-coded working days', 'written-fact', 'zh/insights/rope-and-rain.md', (messages, file) =>
    messages.append(file, '星期二至星期六，都有人。'),
  ),
  once('a hard-coded response time', 'written-fact', POST, (messages, file) =>
    messages.append(file, 'We answer within 3 hours.'),
  ),
  once(
    'a closing time before the opening time',
    'schema',
    FACTS,
    change('workingTime.closes', () => '8:00'),
  ),
  once(
    'a time without minutes',
    'schema',
    FACTS,
    change('workingTime.opens', () => '8'),
  ),
  once(
    'a hard-coded fact in another fact',
    'written-fact',
    FACTS,
    change('company.email', () => 'hello@reedferry.example'),
  ),
  once('a misspelt fact in an article', 'unfilled-blank', POST, (messages, file) =>
    messages.append(file, 'Call {phoen}.'),
  ),
  once('a name without a translation', 'schema', FACTS, (messages, file) => {
    messages.editJson(file, ({ names }) => delete names.brand.vi);
    return messages.lineWith(file, '"brand"');
  }),
  once(
    'a site origin with a path',
    'schema',
    FACTS,
    change('site.origin', () => 'https://www.reedferry.example/en/'),
  ),
  once(
    'a site origin without https',
    'schema',
    FACTS,
    change('site.origin', (text) => text.slice(8)),
  ),
  once(
    'an analytics host written as a URL',
    'schema',
    FACTS,
    change('site.analytics.host', () => 'https://stats.reedferry.example'),
  ),
  once('an analytics provider without a host', 'schema', FACTS, (messages, file) => {
    messages.set(file, 'site.analytics.provider', () => 'umami');
    messages.set(file, 'site.analytics.id', () => '1');
    return messages.lineOf(file, 'site.analytics.host');
  }),
  once('only the syntax error in the facts', 'syntax', FACTS, (messages) =>
    messages.editLine(FACTS, 'company.phone', (line) => line.replace(/,$/, '')),
  ),
  once('missing facts', 'missing-text', FACTS, (messages) => {
    messages.delete(FACTS);
    return 1;
  }),
];
