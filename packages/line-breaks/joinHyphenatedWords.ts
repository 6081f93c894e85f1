import { letters, WORD_JOINER } from './characters';

/** A longer word may break after its hyphen, because it could be wider than a line on a phone. */
const MAX_WORD_LENGTH = 16;

const wordCharacters = `${letters}\\p{N}`;

/** A word with a hyphen that is not a part of a path, a file name, an email address or a placeholder. */
const hyphenatedWord = new RegExp(
  `(?<![${wordCharacters}/@_.:#{}-])[${wordCharacters}]+(?:-[${letters}]+)+(?![${wordCharacters}/@_#{}-]|\\.[${letters}])`,
  'gu',
);

/** Keeps short words such as “Chinese-owned” and “15-day” on one line. For headings, whose lines are short. */
export function joinHyphenatedWords(text: string): string {
  return text.replace(hyphenatedWord, (word) =>
    word.length > MAX_WORD_LENGTH ? word : word.replaceAll('-', `-${WORD_JOINER}`),
  );
}
