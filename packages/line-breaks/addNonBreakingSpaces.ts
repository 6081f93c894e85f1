import { adjoiningLetter, letters, NO_BREAK_SPACE, WORD_JOINER } from './characters';
import { createPhraseJoiner } from './createPhraseJoiner';
import { placeNames } from './placeNames';
import { wordsAfterNumbers, wordsBeforeNumbers } from './wordsAroundNumbers';

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
    .replace(prefixedNumberPattern, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=[\p{L}\p{N}.,)]) (?=[–—·] )/gu, NO_BREAK_SPACE)
    .replace(/(?<=[\p{L}\p{N}%]–)(?=\d)/gu, WORD_JOINER);
}
