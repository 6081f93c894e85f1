import { normalizeText, type Variants } from './normalizeText';

/** A normalized text. For each of its code units, `starts` and `ends` contain the range of the original character. */
type AlignedText = { text: string; starts: number[]; ends: number[] };

/** Matches a run of letters or of separators. Normalization does not change the length of most runs. */
const LETTERS_OR_SEPARATORS = /[\p{L}\p{M}\p{N}\p{DI}]+|[^\p{L}\p{M}\p{N}\p{DI}]+/gu;

/** Matches a character with its combining marks and the invisible characters that follow it. */
const CHARACTER = /.[\p{M}\p{DI}]*/gsu;

/** Normalizes a text for search and maps each position of the result to the original, even if lengths differ. */
export function normalizeWithOffsets(original: string, variants?: Variants): AlignedText {
  const aligned: AlignedText = { text: '', starts: [], ends: [] };
  const append = (normalized: string, start: number, end: number) => {
    aligned.text += normalized;
    aligned.starts.push(...new Array(normalized.length).fill(start));
    aligned.ends.push(...new Array(normalized.length).fill(end));
  };
  for (const { 0: run, index } of original.matchAll(LETTERS_OR_SEPARATORS)) {
    const normalized = normalizeText(run, variants);
    if (normalized.length === run.length) {
      for (const [offset, unit] of normalized.split('').entries()) {
        append(unit, index + offset, index + offset + 1);
      }
      continue;
    }
    for (const { 0: character, index: offset } of run.matchAll(CHARACTER)) {
      const start = index + offset;
      append(normalizeText(character, variants), start, start + character.length);
    }
  }
  return aligned;
}
