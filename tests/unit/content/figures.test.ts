/** @jest-environment node */
import { loadEntities, loadFacts } from '@/lib/content/entries/loadEntities';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { readPosts } from './readPosts';
import { plainText, textsOf } from './texts';

const posts = readPosts();

/** Section 9 of the specification. */
const specified = {
  enterprises: '300+',
  enterprisesMarketOverview: '500+',
  enterprisesGoal: '1000+',
  industries: '8+',
  countries: '12+',
  satisfaction: '95%',
  team: '50+',
  patents: '15+',
  experienceYears: '8+',
  businessEntitiesAndModules: '1000+',
  erpModules: '1000+',
  erpCoreModuleGroups: '9',
  interfaceLanguages: '40+',
  responseHours: '2',
  support: '24/7',
  trialDaysPricing: '14',
  trialDaysContact: '15',
  caseCounts: ['120+', '80+', '60+', '40+'],
};

test('the fact sheet holds the figures of the specification', () => {
  expect(loadFacts().figures).toEqual(specified);
});

describe.each(locales)('in %s', (locale) => {
  const { home, about, services, insights, contact } = loadMessages(locale).messages;
  const numbers = Object.fromEntries(
    loadEntities('stats.json', locale).map(({ id, number }) => [id, number]),
  );

  test('the counted figures are those of the fact sheet', () => {
    expect(numbers).toEqual({
      enterprises: specified.enterprises,
      industries: specified.industries,
      countries: specified.countries,
      satisfaction: specified.satisfaction,
      team: specified.team,
      patents: specified.patents,
      experience: specified.experienceYears,
      entities: specified.businessEntitiesAndModules,
      'cases-manufacturing': specified.caseCounts[0],
      'cases-trade': specified.caseCounts[1],
      'cases-ecommerce': specified.caseCounts[2],
      'cases-services': specified.caseCounts[3],
    });
  });

  test.each([
    ['the market overview', insights.market.number, specified.enterprisesMarketOverview],
    ['the market overview’s text', insights.market.text, specified.enterprisesMarketOverview],
    ['the goal', about.goal.title, specified.enterprisesGoal],
    ['the number of ERP modules', services.erp.claims.modules.number, specified.erpModules],
    ['the number of interface languages', services.erp.claims.languages.number, specified.interfaceLanguages],
    ['the pricing headline', services.pricing.title, specified.trialDaysPricing],
    ['the trial’s headline', contact.trial.title, specified.trialDaysContact],
    ['the trial’s text', contact.trial.text, specified.trialDaysContact],
    ['the promise of an answer', home.hero.promises.response, specified.responseHours],
    ['the working hours', contact.info.hoursValue, '9:00-18:00'],
  ])('%s names its figure: %s', (_, text, figure) => {
    expect(text).toContain(figure);
  });

  test('the support is round the clock', () => {
    expect(home.hero.promises.support).toMatch(/24\/7|7×24/);
  });

  test('there are nine core modules', () => {
    expect(loadEntities('erp-modules.json', locale)).toHaveLength(Number(specified.erpCoreModuleGroups));
  });

  test('no text claims a figure that the fact sheet lacks', () => {
    const known = new Set(Object.values(specified).flat());
    const foreign = [...allTexts(locale)].flatMap(([key, text]) =>
      [...text.matchAll(/\d[\d.,]*\+/g)]
        .filter(([claim]) => !known.has(claim.replace(/[.,]/g, '')))
        .map(([claim]) => `${key}: ${claim}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe.each(['zh', 'vi'] as const)('%s against English', (locale) => {
  const translated = allTexts(locale);

  test('every text names the same figures', () => {
    const different = [...allTexts('en')]
      .map(([key, english]) => ({
        key,
        english: figuresIn(english),
        other: figuresIn(translated.get(key) ?? english),
      }))
      .filter(({ english, other }) => english.join() !== other.join());
    expect(different).toEqual([]);
  });
});

/** The texts of the JSON files, and the posts' bodies by their slug: without percentages, which prose may spell out. */
function allTexts(locale: Locale): Map<string, string> {
  const bodies = posts
    .filter((post) => post.locale === locale)
    .map(({ slug, body }): [string, string] => [slug, plainText(body).replaceAll('%', '')]);
  return new Map([...textsOf(locale), ...bodies]);
}

/** Claims such as `300+`, `95%` and `24/7`, however a language writes them. */
function figuresIn(text: string): string[] {
  const figures = withPlus(text.replaceAll('7×24', '24/7')).match(/\d+\+|\d+(?:[.,]\d+)?\s?%|24\/7/g);
  return [...new Set(figures)].map((figure) => figure.replace(/\s/, '').replace(',', '.')).sort();
}

/** The claims with a plus as prose writes them: “more than 300”, “hơn 1.000”, “50 多”, “8 年以上”. */
function withPlus(text: string): string {
  const claims = Object.values(specified)
    .flat()
    .filter((figure) => figure.endsWith('+'));
  const numbers = claims.map((figure) => figure.slice(0, -1)).join('|');
  const inWords = new RegExp(
    `(?:more than|over|hơn) (${numbers})(?![\\d.,]*\\d|\\s?%)|(?<!\\d)(${numbers}) ?(?:多|[家个年人]以上)`,
    'gi',
  );
  return text.replace(/\b1[.,]000\b/g, '1000').replace(inWords, '$1$2+');
}
