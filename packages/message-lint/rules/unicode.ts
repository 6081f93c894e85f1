import type { MessageFile } from '../catalogue/MessageFile';
import { createError, type Findings, type Rule } from '../Rule';

/** Reports letters that are not in Unicode NFC, and characters that are invisible, corrupted or lookalikes. */
export const unicode: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    yield* checkCharacters(file);
    yield* checkLetters(file);
  }
};

/** Reports each bad character once, at its first occurrence. */
function* checkCharacters(file: MessageFile): Findings {
  const reportedCharacters = new Set<string>();
  for (const { 0: character, index } of findBadCharacters(file.source)) {
    // A byte order mark or UTF-16 is reported by the `syntax` rule.
    const isEncodingError = character === '\uFEFF' ? index === 0 : character === '\0' && !file.tree;
    if (isEncodingError || reportedCharacters.has(character)) continue;
    reportedCharacters.add(character);
    const values = { character, code: formatCodePoint(character), replacement: character.normalize('NFKC') };
    const isIdeograph = /\p{Script=Han}/u.test(values.replacement);
    yield createError(file, index, isIdeograph ? 'unicode.ideograph' : 'unicode.character', values);
  }
}

/** Reports the first letter that is not in NFC, with the number of such letters. */
function* checkLetters(file: MessageFile): Findings {
  const letters = findUnnormalizedLetters(file.source).filter(
    ({ written }) => findBadCharacters(written).length === 0,
  );
  const [firstLetter] = letters;
  if (!firstLetter) return;
  const { index, written, normalized } = firstLetter;
  const values = {
    written: `${written} (${[...written].map(formatCodePoint).join(' ')})`,
    normalized: `${normalized} (${[...normalized].map(formatCodePoint).join(' ')})`,
    count: letters.length,
  };
  yield createError(file, index, letters.length > 1 ? 'unicode.letters' : 'unicode.letter', values);
}

/**
 * Emoji sequences. They contain invisible characters on purpose: joiners and variation selectors between pictographs,
 * tags after a flag, and the variation selector of a keycap.
 */
const EMOJI =
  /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*)*|\p{Emoji}[\uFE0E\uFE0F]/gu;

/**
 * Forbidden characters by Unicode property. No-break spaces (U+00A0, U+202F) are allowed: they are visible, searches
 * treat them as spaces, and they keep a name on one line. Zero width spaces (U+200B) and word joiners (U+2060) are
 * forbidden: they are invisible, and searches do not find words that contain them.
 */
const BAD_CHARACTER =
  /(?![\t\n\r])\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|(?!\p{Extended_Pictographic})\p{Cn}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|(?!\p{Unified_Ideograph})[\u2E80-\u2FDF\uF900-\uFAFF\u{2F800}-\u{2FA1F}]|\uFFFD/gu;

/** A character with its combining marks, or the parts of a Korean syllable: sequences that NFC may compose. */
const CLUSTER = /[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}+/gu;

/** Finds characters that are invisible, rendered wrongly, or not found by searches. */
function findBadCharacters(text: string): RegExpExecArray[] {
  const masked = text.replace(EMOJI, (emoji) => ' '.repeat(emoji.length));
  return [...masked.matchAll(BAD_CHARACTER)];
}

/** Finds the characters, including combining marks, that Unicode normalization (NFC) changes. */
function findUnnormalizedLetters(text: string): { index: number; written: string; normalized: string }[] {
  if (text === text.normalize('NFC')) return [];
  return [...text.matchAll(CLUSTER)]
    .map(({ 0: written, index }) => ({ index, written, normalized: written.normalize('NFC') }))
    .filter(({ written, normalized }) => written !== normalized);
}

/** Formats the code point of a character: `U+202E`. */
export function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
