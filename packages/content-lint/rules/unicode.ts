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
      yield createError(file, offset, `The text contains ${name}: ${formatCodePoint(character)}.`, remedy);
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
    const letterCount = letters.length > 1 ? ` This file has ${letters.length} such letters.` : '';
    const points = [...written].map(formatCodePoint).join(' ');
    const problem = `The letter ${written} (${points}) is not in Unicode NFC.${letterCount}`;
    const remedy = `Write ${normalized} (${[...normalized].map(formatCodePoint).join(' ')}), or convert the text to NFC.`;
    yield createError(file, getOffset(index), problem, remedy);
    return;
  }
}
