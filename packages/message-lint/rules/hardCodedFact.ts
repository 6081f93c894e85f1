import type { Catalogue } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBodyTexts } from '../catalogue/sourceTexts';
import type { FactOptions } from '../MessageLintOptions';
import { createError, createWarning, type FindingText, joinTexts, type Rule } from '../Rule';
import { escapeRegExp, findMatches, isIdeographic } from '../text/wordings';

/** A figure such as `300+`, `95%` or `24/7`, which can have another meaning. Other facts are unique to the company. */
const AMBIGUOUS_FIGURE = /^[\d.,]+(?:\+|%|[/×]\d+)$/;

/** A search for hard-coded values: their pattern, the placeholders to use instead, and which of them are ambiguous. */
type FactSearch = {
  pattern: RegExp;
  getPlaceholders(written: string): FindingText;
  isAmbiguous(written: string): boolean;
  isChecked?(file: MessageFile): boolean;
};

/** Reports facts that are hard-coded in a text, so that the text does not change with the fact. */
export const hardCodedFact: Rule = function* ({ catalogue, options }) {
  const { facts } = options;
  if (!facts) return;
  const { nested = [], isDefinition = () => false, commonWords } = facts;
  const isCommon = (name: string) => commonWords?.isName(name) ?? false;
  const commonSearch = createFactSearch(catalogue, facts, isCommon);
  const messageSearches: FactSearch[] = [
    createFactSearch(catalogue, facts, (name) => !isCommon(name)),
    { ...commonSearch, isAmbiguous: () => true, isChecked: commonWords?.isChecked },
  ];
  const factsFileSearches = [createFactSearch(catalogue, facts, (name) => nested.includes(name))];
  for (const file of catalogue.files.filter(({ locale, name }) => locale || name === facts.file)) {
    const searches = (file.locale ? messageSearches : factsFileSearches).filter(
      ({ isChecked }) => isChecked?.(file) ?? true,
    );
    for (const text of [...file.texts, ...getBodyTexts(file, ['text'])]) {
      if (!file.locale && 'path' in text && isDefinition(String(text.path))) continue;
      for (const { pattern, getPlaceholders, isAmbiguous } of searches) {
        for (const { 0: written, index } of findMatches(text.value, pattern)) {
          const values = { written, file: facts.file, placeholders: getPlaceholders(written) };
          const offset = text.getOffset(index);
          if (isAmbiguous(written)) yield createWarning(file, offset, 'hard-coded-fact.ambiguous', values);
          else yield createError(file, offset, 'hard-coded-fact.certain', values);
        }
      }
    }
  }
};

/** Creates the search for facts of all locales that are distinctive enough to be recognized in a text. */
function createFactSearch(
  catalogue: Catalogue,
  facts: FactOptions,
  isIncluded: (name: string) => boolean,
): FactSearch {
  const file = catalogue.getSharedValue(facts.file);
  const namesByValue = new Map<string, string[]>();
  for (const locale of catalogue.workspace.options.locales.all) {
    for (const [name, uninterpolated] of facts.getValues(file, locale)) {
      const value = replaceSpaces(catalogue.getInterpolator(locale).interpolate(uninterpolated));
      if (!isIncluded(name) || !isDistinctive(value, locale)) continue;
      namesByValue.set(value, [...new Set([...(namesByValue.get(value) ?? []), name])]);
    }
  }
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
function isDistinctive(value: string, locale: string): boolean {
  return (
    AMBIGUOUS_FIGURE.test(value) ||
    (!/^\d{0,5}$/.test(value) && value.length >= (isIdeographic(locale) ? 2 : 4))
  );
}
