import { phrases, wordsAfterNumbers, wordsBeforeNumbers } from './nonBreakingPhrases';

const NO_BREAK_SPACE = '\u00a0';

/** A calculation up to this length stays on one line; a longer one may break before an operator. */
const MAX_UNBROKEN_CALCULATION_LENGTH = 24;

const letters = '\\p{L}\\p{M}';
const phrasePattern = new RegExp(
  `(?<![${letters}])(?:${phrases.join('|').replaceAll('.', '\\.')})(?![${letters}])`,
  'gu',
);
const calculationPattern = /\d[\d.,]*%?(?: [×÷=≈+−] \d[\d.,]*%?)+/g;
const unitPattern = new RegExp(
  `(\\d[%+]?) (?!(?:${wordsAfterNumbers.join('|')})(?![${letters}]))(?=[${letters}])`,
  'gu',
);
const prefixedNumberPattern = new RegExp(`(?<![${letters}])(${wordsBeforeNumbers.join('|')}) (?=\\d)`, 'giu');

/**
 * Replaces spaces with non-breaking spaces within names, between numbers and their units, within calculations, and
 * before dashes and dots that must not start a line.
 */
export function addNonBreakingSpaces(text: string): string {
  return text
    .replace(phrasePattern, (match) => match.replaceAll(' ', NO_BREAK_SPACE))
    .replace(calculationPattern, (match) =>
      match.length > MAX_UNBROKEN_CALCULATION_LENGTH
        ? match.replace(/([×÷=≈+−]) /g, `$1${NO_BREAK_SPACE}`)
        : match.replaceAll(' ', NO_BREAK_SPACE),
    )
    .replace(unitPattern, `$1${NO_BREAK_SPACE}`)
    .replace(prefixedNumberPattern, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=[\p{L}\p{N}.,)]) (?=[–—·] )/gu, NO_BREAK_SPACE);
}

/** Creates a function that keeps each of the given names on one line, with non-breaking spaces inside the names. */
export function createNameJoiner(names: string[]): (text: string) => string {
  const escapedNames = names
    .filter((name) => name.includes(' '))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escapedNames.length === 0) return (text) => text;
  const namePattern = new RegExp(`(?<![${letters}])(?:${escapedNames.join('|')})(?![${letters}])`, 'gu');
  return (text) => text.replace(namePattern, (match) => match.replaceAll(' ', NO_BREAK_SPACE));
}

/** Restores plain spaces, for text that other programs lay out: tab titles, search results. */
export function removeNonBreakingSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ');
}
