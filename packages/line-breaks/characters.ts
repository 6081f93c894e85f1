export const NO_BREAK_SPACE = '\u00a0';

/** Prevents a line break after a hyphen or dash, without a space. */
export const WORD_JOINER = '\u2060';

/** Letters and marks, as a part of a character class. */
export const letters = '\\p{L}\\p{M}';

/** A letter next to a phrase that makes it a part of a longer word. Chinese has no spaces between words. */
export const adjoiningLetter = `[[${letters}]--\\p{Script=Han}]`;
