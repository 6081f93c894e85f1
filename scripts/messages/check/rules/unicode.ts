import { decodeTexts } from '../catalogue/decodeTexts';
import type { MessageFile } from '../catalogue/MessageFile';
import { createError, type Rule, type UnplacedFinding } from '../Rule';
import { findBadCharacters, findUnnormalized, formatCodePoint } from '../text/characters';

/** Letters that are not in Unicode NFC, and characters that are invisible, lost, or not the letters they look like. */
export const unicode: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    const texts = [{ value: file.source, offsetOf: (index: number) => index }, ...decodeTexts(file)];
    yield* reportCharacters(file, texts);
    yield* reportLetters(file, texts);
  }
};

type Texts = { value: string; offsetOf(index: number): number }[];

/** Reports each bad character once, at its first place. */
function* reportCharacters(file: MessageFile, texts: Texts): Iterable<UnplacedFinding> {
  const seen = new Set<string>();
  for (const { value, offsetOf } of texts) {
    for (const { index, character, what, remedy } of findBadCharacters(value)) {
      const offset = offsetOf(index);
      // A mark at the beginning of a file, or a file in UTF-16, is reported as a mistake of syntax.
      const isEncoding = character === '\uFEFF' ? offset === 0 : character === '\0' && !file.tree;
      if (isEncoding || seen.has(character)) continue;
      seen.add(character);
      yield createError(file, offset, `There is ${what} here: ${formatCodePoint(character)}.`, remedy);
    }
  }
}

/** Reports the first letter that NFC changes, with the number of such letters. */
function* reportLetters(file: MessageFile, texts: Texts): Iterable<UnplacedFinding> {
  for (const { value, offsetOf } of texts) {
    const letters = findUnnormalized(value).filter(({ written }) => findBadCharacters(written).length === 0);
    const [first] = letters;
    if (!first) continue;
    const { written, normalized } = first;
    const many = letters.length > 1 ? ` There are ${letters.length} such letters in this file.` : '';
    const points = [...written].map(formatCodePoint).join(' ');
    const problem = `The letter ${written} (${points}) is not in Unicode NFC.${many}`;
    const remedy = `Write ${normalized} (${[...normalized].map(formatCodePoint).join(' ')}), or convert the text to NFC.`;
    yield createError(file, offsetOf(first.index), problem, remedy);
    return;
  }
}
