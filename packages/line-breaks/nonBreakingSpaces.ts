import { adjoiningLetter, letters, NO_BREAK_SPACE, WORD_JOINER } from './characters';
import { placeNames, wordsAfterNumbers, wordsBeforeNumbers } from './phrases';

/** A calculation up to this length stays on one line; a longer one may break before an operator. */
const MAX_UNBROKEN_CALCULATION_LENGTH = 24;

const joinPlaceNames = createPhraseJoiner(placeNames);
const calculationPattern = /\d[\d.,]*%?(?: [×÷=≈+−] \d[\d.,]*%?)+/g;
const phoneNumberPattern = /(?<!\S)\+\d{1,3}(?: \d{2,})+/g;
const unitPattern = new RegExp(
  `(\\d[%+]?) (?!(?:${wordsAfterNumbers.join('|')})(?![${letters}]))(?=[${letters}])`,
  'gu',
);
const prefixedNumberPattern = new RegExp(
  `(?<!${adjoiningLetter})(${wordsBeforeNumbers.join('|')}) (?=\\d)`,
  'giv',
);

/** A number before a unit of several Latin words with 12 or more characters, which would not fit on a line in large text. */
const longUnitPattern =
  /(?<![^ \n])(\d[\d.,]*[%+]?)\u00a0(?=\p{Script=Latin}[^ \n\d]{11})(?=[^ \n\d\u00a0]+\u00a0)/gu;

/**
 * Replaces spaces with non-breaking spaces within place names and phone numbers, between numbers and their units, within
 * calculations, and before dashes and dots that must not start a line. Adds a word joiner within ranges of numbers and
 * times.
 */
export function addNonBreakingSpaces(text: string): string {
  return joinPlaceNames(text)
    .replace(calculationPattern, (match) =>
      match.length > MAX_UNBROKEN_CALCULATION_LENGTH
        ? match.replace(/([×÷=≈+−]) /g, `$1${NO_BREAK_SPACE}`)
        : match.replaceAll(' ', NO_BREAK_SPACE),
    )
    .replace(phoneNumberPattern, (match) => match.replaceAll(' ', NO_BREAK_SPACE))
    .replace(unitPattern, `$1${NO_BREAK_SPACE}`)
    .replace(longUnitPattern, '$1 ')
    .replace(prefixedNumberPattern, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=[\p{L}\p{N}.,)]) (?=[–—·] )/gu, NO_BREAK_SPACE)
    .replace(/(?<=[\p{L}\p{N}%]–)(?=\d)/gu, WORD_JOINER);
}

/** Creates a function that keeps each of the given phrases on one line, with non-breaking spaces inside the phrases. */
export function createPhraseJoiner(phrases: readonly string[]): (text: string) => string {
  const escapedPhrases = phrases
    .filter((phrase) => phrase.includes(' '))
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escapedPhrases.length === 0) return (text) => text;
  const pattern = new RegExp(
    `(?<!${adjoiningLetter})(?:${escapedPhrases.join('|')})(?!${adjoiningLetter})`,
    'giv',
  );
  return (text) => text.replace(pattern, (match) => match.replaceAll(' ', NO_BREAK_SPACE));
}

/** Restores plain spaces and removes word joiners, for text that other programs lay out: tab titles, search results, feeds, workbooks. */
export function removeNonBreakingSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '');
}
