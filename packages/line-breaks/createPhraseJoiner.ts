import { adjoiningLetter, NO_BREAK_SPACE } from './characters';

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
