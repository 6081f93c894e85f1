import { decodeTexts } from '../catalogue/decodeTexts';
import type { MessageFile } from '../catalogue/MessageFile';
import type { SourceText } from '../catalogue/sourceTexts';
import { createError, type Findings, type Rule } from '../Rule';
import { findBadCharacters, findUnnormalizedLetters, formatCodePoint } from '../text/characters';

/** Reports letters that are not in Unicode NFC, and characters that are invisible, corrupted or lookalikes. */
export const unicode: Rule = function* ({ catalogue, options }) {
  for (const file of catalogue.files) {
    const texts = [
      { value: file.source, getOffset: (index: number) => index },
      ...decodeTexts(file, options.markdown),
    ];
    yield* checkCharacters(file, texts);
    yield* checkLetters(file, texts);
  }
};

/** Reports each bad character once, at its first occurrence. */
function* checkCharacters(file: MessageFile, texts: SourceText[]): Findings {
  const reportedCharacters = new Set<string>();
  for (const { value, getOffset } of texts) {
    for (const { index, character, name, remedy } of findBadCharacters(value)) {
      const offset = getOffset(index);
      // A byte order mark or UTF-16 is reported by the `syntax` rule.
      const isEncodingError = character === '\uFEFF' ? offset === 0 : character === '\0' && !file.tree;
      if (isEncodingError || reportedCharacters.has(character)) continue;
      reportedCharacters.add(character);
      const problem = { id: 'unicode.character', values: { name, code: formatCodePoint(character) } };
      yield createError(file, offset, { problem, remedy });
    }
  }
}

/** Reports the first letter that is not in NFC, with the number of such letters. */
function* checkLetters(file: MessageFile, texts: SourceText[]): Findings {
  for (const { value, getOffset } of texts) {
    const letters = findUnnormalizedLetters(value).filter(
      ({ written }) => findBadCharacters(written).length === 0,
    );
    const [firstLetter] = letters;
    if (!firstLetter) continue;
    const { index, written, normalized } = firstLetter;
    const values = {
      written: `${written} (${[...written].map(formatCodePoint).join(' ')})`,
      normalized: `${normalized} (${[...normalized].map(formatCodePoint).join(' ')})`,
      count: letters.length,
    };
    yield createError(
      file,
      getOffset(index),
      letters.length > 1 ? 'unicode.letters' : 'unicode.letter',
      values,
    );
    return;
  }
}
