import { unify, type Variants } from './unify';

/** A text as search compares it, and for each of its code units where the character begins and ends in the original. */
export type AlignedText = { text: string; starts: number[]; ends: number[] };

/** Rows of letters, and what separates them: most of them keep their length. */
const LETTERS_OR_SEPARATORS = /[\p{L}\p{M}\p{N}\p{DI}]+|[^\p{L}\p{M}\p{N}\p{DI}]+/gu;

/** A character with its marks and the invisible characters behind it. */
const CHARACTER = /.[\p{M}\p{DI}]*/gsu;

/** Unifies a text so that a place in the result can be found in the original, whatever changed its length. */
export function align(original: string, variants?: Variants): AlignedText {
  const aligned: AlignedText = { text: '', starts: [], ends: [] };
  const add = (unified: string, start: number, end: number) => {
    aligned.text += unified;
    for (const _ of Array(unified.length)) {
      aligned.starts.push(start);
      aligned.ends.push(end);
    }
  };
  for (const { 0: piece, index } of original.matchAll(LETTERS_OR_SEPARATORS)) {
    const unified = unify(piece, variants);
    if (unified.length === piece.length) {
      for (const [place, unit] of unified.split('').entries()) add(unit, index + place, index + place + 1);
      continue;
    }
    for (const { 0: character, index: place } of piece.matchAll(CHARACTER)) {
      const start = index + place;
      add(unify(character, variants), start, start + character.length);
    }
  }
  return aligned;
}
