import type { Facts } from '@/lib/content/facts/factsSchema';
import { getFactValues } from '@/lib/content/facts/getFactValues';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../catalogue/Catalogue';
import { findBodyNodes } from '../catalogue/sourceTexts';
import { createError, createWarning, type Rule } from '../Rule';
import { createWorkingTimePatterns } from '../text/createWorkingTimePatterns';
import { escapeRegExp } from '../text/escapeRegExp';
import { findMatches } from '../text/findMatches';

/** Facts that other facts in `facts.json` may refer to. */
const nestedFacts = ['company', 'domain'];

const definitionPath = /^(?:names\.(?:company|brand)|site)\./;

/** A claim such as `300+`, `95%` or `24/7`, which can have another meaning. All other facts are unique to the company. */
const claimPattern = /^[\d.,]+(?:\+|%|[/×]\d+)$/;

/** A hard-coded value to look for, the placeholders that replace it, and whether it can have another meaning. */
type FactSearch = {
  pattern: RegExp;
  getPlaceholders(written: string): string;
  isAmbiguous(written: string): boolean;
};

/** Reports values of `facts.json` that are hard-coded in a message, which therefore do not follow changes of the fact. */
export const hardCodedFact: Rule = function* ({ catalogue }) {
  const workingTime = createWorkingTimePatterns(getFacts(catalogue)?.workingTime).map(
    ({ pattern, placeholders }): FactSearch => ({
      pattern,
      getPlaceholders: () => placeholders,
      isAmbiguous: () => true,
    }),
  );
  const textSearches = [createFactSearch(catalogue, () => true), ...workingTime];
  const factSearches = [createFactSearch(catalogue, (name) => nestedFacts.includes(name))];
  for (const file of catalogue.files.filter(({ locale, kind }) => locale || kind === 'facts')) {
    for (const text of [...file.texts, ...findBodyNodes(file, ['text'])]) {
      // These fields define the facts. The domain is derived from the origin.
      if (file.kind === 'facts' && 'path' in text && definitionPath.test(String(text.path))) continue;
      for (const { pattern, getPlaceholders, isAmbiguous } of file.locale ? textSearches : factSearches) {
        for (const { 0: written, index } of findMatches(text.value, pattern)) {
          const problem = `“${written}” is a hard-coded fact from messages/facts.json, so it will not follow changes there.`;
          const remedy = `Write ${getPlaceholders(written)}`;
          const alternative = ', or rephrase it if you mean something else';
          if (isAmbiguous(written))
            yield createWarning(file, text.getOffset(index), problem, `${remedy}${alternative}.`);
          else yield createError(file, text.getOffset(index), problem, `${remedy}.`);
        }
      }
    }
  }
};

/** Creates the search for facts of all locales that are distinctive enough to be recognized in a text. */
function createFactSearch(catalogue: Catalogue, isWanted: (name: string) => boolean): FactSearch {
  // Weekdays and times are ambiguous; `createWorkingTimePatterns` finds them in context.
  const file = { ...getFacts(catalogue), workingTime: undefined };
  const namesByValue = new Map<string, string[]>();
  for (const locale of locales) {
    for (const [name, written] of getFactValues(file, locale)) {
      const value = catalogue.getInterpolator(locale).interpolate(written);
      if (!isWanted(name) || !isDistinctive(value, locale)) continue;
      namesByValue.set(value, [...new Set([...(namesByValue.get(value) ?? []), name])]);
    }
  }
  // Longest first, because the name of a subsidiary contains the name of the company.
  const values = [...namesByValue.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d.,])(?:${values.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'gu'),
    getPlaceholders: (written) => {
      const placeholders = (namesByValue.get(written) ?? []).map((name) => `{${name}}`);
      return placeholders.join(' or ');
    },
    isAmbiguous: (written) => claimPattern.test(written),
  };
}

function getFacts(catalogue: Catalogue): Partial<Facts> | undefined {
  return catalogue.getSharedValue('facts.json') as Partial<Facts> | undefined;
}

/** False for values that are too short to be recognized, such as a year or the days of a trial. */
function isDistinctive(value: string, locale: Locale): boolean {
  return claimPattern.test(value) || (!/^\d{0,5}$/.test(value) && value.length >= (locale === 'zh' ? 2 : 4));
}
