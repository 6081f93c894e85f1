import { phrases, wordsAfterNumbers, wordsBeforeNumbers } from './nonBreakingPhrases';

const NO_BREAK_SPACE = '\u00a0';

/** A calculation up to this length stays on one line; a longer one may break before an operator. */
const MAX_UNBROKEN_CALCULATION_LENGTH = 24;

const letters = '\\p{L}\\p{M}';
/** A letter next to a phrase that makes it a part of a longer word. Chinese has no spaces between words. */
const adjoiningLetter = `[[${letters}]--\\p{Script=Han}]`;
const joinPhrases = createPhraseJoiner(phrases);
const calculationPattern = /\d[\d.,]*%?(?: [×÷=≈+−] \d[\d.,]*%?)+/g;
const unitPattern = new RegExp(
  `(\\d[%+]?) (?!(?:${wordsAfterNumbers.join('|')})(?![${letters}]))(?=[${letters}])`,
  'gu',
);
const prefixedNumberPattern = new RegExp(
  `(?<!${adjoiningLetter})(${wordsBeforeNumbers.join('|')}) (?=\\d)`,
  'giv',
);

/**
 * Replaces spaces with non-breaking spaces within names, between numbers and their units, within calculations, and
 * before dashes and dots that must not start a line.
 */
export function addNonBreakingSpaces(text: string): string {
  return joinPhrases(text)
    .replace(calculationPattern, (match) =>
      match.length > MAX_UNBROKEN_CALCULATION_LENGTH
        ? match.replace(/([×÷=≈+−]) /g, `$1${NO_BREAK_SPACE}`)
        : match.replaceAll(' ', NO_BREAK_SPACE),
    )
    .replace(unitPattern, `$1${NO_BREAK_SPACE}`)
    .replace(prefixedNumberPattern, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=[\p{L}\p{N}.,)]) (?=[–—·] )/gu, NO_BREAK_SPACE);
}

/** Creates a function that keeps each of the given phrases on one line, with non-breaking spaces inside the phrases. */
export function createPhraseJoiner(phrases: readonly string[]): (text: string) => string {
  const escapedPhrases = phrases
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escapedPhrases.length === 0) return (text) => text;
  const pattern = new RegExp(
    `(?<!${adjoiningLetter})(?:${escapedPhrases.join('|')})(?!${adjoiningLetter})`,
    'giv',
  );
  return (text) => text.replace(pattern, (match) => match.replaceAll(' ', NO_BREAK_SPACE));
}

/** Restores plain spaces, for text that other programs lay out: tab titles, search results, feeds, workbooks. */
export function removeNonBreakingSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ');
}
