import {
  type Catalogue,
  createError,
  createWarning,
  escapeRegExp,
  type FindingText,
  findMatches,
  getBodyTexts,
  joinTexts,
  type MessageFile,
  type Rule,
} from 'message-lint';
import { getFactValues } from '@/lib/content/messages/createFactInterpolator';
import { getPriceValues } from '@/lib/content/messages/getPriceValues';
import { type Locale, languageTraits, locales } from '@/lib/i18n/locales';

const FACTS = 'facts.json';

/** Names of facts that are amounts: prices and totals, also in the other currency. */
const AMOUNT = /(?:Price|PerMonth|PerYear|FirstYear|LaterYear)(?:Converted)?$/;

/** Names of facts that are also common words, or the amounts of others: repeating one is a warning. */
const COMMON = new RegExp(`City$|${AMOUNT.source}`);

/** Files that name cities where customers are, and other amounts: cases and the filter of regions. Articles do too. */
const FILES_WITH_COMMON_WORDS = /^(?:customer-cases|testimonials|taxonomy)\./;

/** Names of the facts that other facts may contain as placeholders, and the paths of the values that define them. */
const NESTED = ['company', 'domain'];
const NESTED_DEFINITIONS = /^(?:names\.(?:company|brand)|products|site)\./;

/** A figure such as `300+`, `95%` or `24/7`, which can have another meaning. Other facts are unique to the company. */
const AMBIGUOUS_FIGURE = /^[\d.,]+(?:\+|%|[/×]\d+)$/;

/** A search for hard-coded values: their pattern, the placeholders to use instead, and which of them are ambiguous. */
type FactSearch = {
  pattern: RegExp;
  getPlaceholders(written: string): FindingText;
  isAmbiguous(written: string): boolean;
};

/** Reports facts that are hard-coded in a text, so that the text does not change with the fact. */
export const hardCodedFact: Rule = function* ({ catalogue }) {
  const facts = locales.flatMap((locale) => getDistinctFacts(catalogue, locale));
  const messageSearch = createFactSearch(facts.filter(([name]) => !COMMON.test(name)));
  const commonSearch = createFactSearch(facts.filter(([name]) => COMMON.test(name)));
  const factSearch = createFactSearch(facts.filter(([name]) => NESTED.includes(name)));
  const getSearches = ({ locale, kind, name }: MessageFile): FactSearch[] => {
    if (!locale) return name === FACTS ? [factSearch] : [];
    if (kind === 'post' || FILES_WITH_COMMON_WORDS.test(name)) return [messageSearch];
    return [messageSearch, { ...commonSearch, isAmbiguous: () => true }];
  };
  for (const file of catalogue.files) {
    const searches = getSearches(file);
    for (const text of searches.length > 0 ? [...file.texts, ...getBodyTexts(file, ['text'])] : []) {
      if (!file.locale && 'path' in text && NESTED_DEFINITIONS.test(String(text.path))) continue;
      for (const { pattern, getPlaceholders, isAmbiguous } of searches) {
        for (const { 0: written, index } of findMatches(text.value, pattern)) {
          const values = { written, placeholders: getPlaceholders(written) };
          const offset = text.getOffset(index);
          if (isAmbiguous(written)) yield createWarning(file, offset, 'hard-coded-fact.ambiguous', values);
          else yield createError(file, offset, 'hard-coded-fact.certain', values);
        }
      }
    }
  }
};

type Fact = [name: string, value: string];

/** Returns the facts of a locale that texts must not repeat and that are distinctive enough to be recognized. */
function getDistinctFacts(catalogue: Catalogue, locale: Locale): Fact[] {
  // Weekdays, times and places are common words in every text.
  const { workingTime, prices, places, ...others } = catalogue.getSharedValue(FACTS) as Record<
    string,
    unknown
  >;
  const amounts = getPriceValues(prices, locale).filter(([name]) => AMOUNT.test(name));
  const { interpolate } = catalogue.getInterpolator(locale);
  return [...getFactValues(others, locale), ...amounts]
    .map(([name, value]): Fact => [name, replaceSpaces(interpolate(value))])
    .filter(([, value]) => isDistinctive(value, locale));
}

function createFactSearch(facts: Fact[]): FactSearch {
  const namesByValue = new Map<string, string[]>();
  for (const [name, value] of facts)
    namesByValue.set(value, [...new Set([...(namesByValue.get(value) ?? []), name])]);
  // Longest first, because the name of a subsidiary contains the name of the company. `(?!)` below never matches.
  const values = [...namesByValue.keys()].sort((a, b) => b.length - a.length);
  // Chinese has no spaces between words.
  const patterns = values.map((value) =>
    /^\p{Script=Han}+$/u.test(value)
      ? value
      : `(?<![\\p{L}\\d.,])${escapeRegExp(value).replaceAll(' ', '\\s')}(?![\\p{L}\\d])`,
  );
  return {
    pattern: new RegExp(patterns.join('|') || '(?!)', 'gu'),
    getPlaceholders: (written) =>
      joinTexts('or', namesByValue.get(replaceSpaces(written))?.map((name) => `{${name}}`) ?? []),
    isAmbiguous: (written) => AMBIGUOUS_FIGURE.test(written),
  };
}

/** Amounts contain no-break spaces. */
function replaceSpaces(text: string): string {
  return text.replace(/\s/g, ' ');
}

/** False for values that are too short to be recognized, such as a year or the days of a trial. */
function isDistinctive(value: string, locale: Locale): boolean {
  return (
    AMBIGUOUS_FIGURE.test(value) ||
    (!/^\d{0,5}$/.test(value) && value.length >= (languageTraits[locale].isIdeographic ? 2 : 4))
  );
}
