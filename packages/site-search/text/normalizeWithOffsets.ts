import { normalizeText, type Variants } from './normalizeText';

/** A normalized text. For each of its code units, `starts` and `ends` contain the range of the original character. */
type AlignedText = { text: string; starts: number[]; ends: number[] };

/** Matches a run of letters, or of separators between them. Most runs keep their length when normalized. */
const LETTERS_OR_SEPARATORS = /[\p{L}\p{M}\p{N}\p{DI}]+|[^\p{L}\p{M}\p{N}\p{DI}]+/gu;

/** Matches a character with its combining marks and the invisible characters that follow it. */
const CHARACTER = /.[\p{M}\p{DI}]*/gsu;

/** Normalizes a text for search and maps each position of the result to the original, even if lengths differ. */
export function normalizeWithOffsets(original: string, variants?: Variants): AlignedText {
  const aligned: AlignedText = { text: '', starts: [], ends: [] };
  const add = (normalized: string, start: number, end: number) => {
    aligned.text += normalized;
    for (const _ of Array(normalized.length)) {
      aligned.starts.push(start);
      aligned.ends.push(end);
    }
  };
  for (const { 0: piece, index } of original.matchAll(LETTERS_OR_SEPARATORS)) {
    const normalized = normalizeText(piece, variants);
    if (normalized.length === piece.length) {
      for (const [offset, unit] of normalized.split('').entries()) {
        add(unit, index + offset, index + offset + 1);
      }
      continue;
    }
    for (const { 0: character, index: offset } of piece.matchAll(CHARACTER)) {
      const start = index + offset;
      add(normalizeText(character, variants), start, start + character.length);
    }
  }
  return aligned;
}
