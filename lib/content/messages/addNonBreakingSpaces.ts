import { afterNumbers, beforeNumbers, phrases } from './nonBreakingPhrases';

const SPACE = '\u00a0';

/** A sum up to this length stays whole; a longer one breaks before an operator. */
const LONGEST_SUM = 24;

const letters = '\\p{L}\\p{M}';
const name = new RegExp(
  `(?<![${letters}])(?:${phrases.join('|').replaceAll('.', '\\.')})(?![${letters}])`,
  'gu',
);
const sum = /\d[\d.,]*%?(?: [×÷=≈+−] \d[\d.,]*%?)+/g;
const unit = new RegExp(`(\\d[%+]?) (?!(?:${afterNumbers.join('|')})(?![${letters}]))(?=[${letters}])`, 'gu');
const counted = new RegExp(`(?<![${letters}])(${beforeNumbers.join('|')}) (?=\\d)`, 'giu');

/**
 * A text whose names, numbers with their units, and sums do not break across lines, and whose lines do not begin with a
 * dash or a dot between words: the spaces in them are no-break spaces.
 */
export function addNonBreakingSpaces(text: string): string {
  return text
    .replace(name, (found) => found.replaceAll(' ', SPACE))
    .replace(sum, (found) =>
      found.length > LONGEST_SUM ? found.replace(/([×÷=≈+−]) /g, `$1${SPACE}`) : found.replaceAll(' ', SPACE),
    )
    .replace(unit, `$1${SPACE}`)
    .replace(counted, `$1${SPACE}`)
    .replace(/(?<=[\p{L}\p{N}.,)]) (?=[–—·] )/gu, SPACE);
}

/** A text with plain spaces, for what is not set in lines of ours: titles of tabs, search results. */
export function removeNonBreakingSpaces(text: string): string {
  return text.replaceAll(SPACE, ' ');
}
