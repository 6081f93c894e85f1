import { normalizeText, type Variants } from './normalizeText';

/**
 * A normalized text. For each of its code units, `starts` and `ends` contain the range of the character in the original.
 */
export type AlignedText = { text: string; starts: number[]; ends: number[] };

/** Runs of letters, and the separators between them. Most keep their length when normalized. */
const LETTERS_OR_SEPARATORS = /[\p{L}\p{M}\p{N}\p{DI}]+|[^\p{L}\p{M}\p{N}\p{DI}]+/gu;

/** A character with its combining marks and the invisible characters that follow it. */
const CHARACTER = /.[\p{M}\p{DI}]*/gsu;

/** Normalizes a text for search and maps each position of the result to the original, even if lengths differ. */
export function normalizeWithOffsets(original: string, variants?: Variants): AlignedText {
  const aligned: AlignedText = { text: '', starts: [], ends: [] };
  const add = (unified: string, start: number, end: number) => {
    aligned.text += unified;
    for (const _ of Array(unified.length)) {
      aligned.starts.push(start);
      aligned.ends.push(end);
    }
  };
  for (const { 0: piece, index } of original.matchAll(LETTERS_OR_SEPARATORS)) {
    const unified = normalizeText(piece, variants);
    if (unified.length === piece.length) {
      for (const [place, unit] of unified.split('').entries()) add(unit, index + place, index + place + 1);
      continue;
    }
    for (const { 0: character, index: place } of piece.matchAll(CHARACTER)) {
      const start = index + place;
      add(normalizeText(character, variants), start, start + character.length);
    }
  }
  return aligned;
}
