/** Maps variants of Chinese characters to the form in the index: `庫` → `库`. */
export type Variants = ReadonlyMap<string, string>;

/**
 * Normalizes a text for search: lower case, NFKC, without invisible characters, and with one form of letters that look
 * alike. Keeps tones and accents, which `foldText` removes.
 */
export function normalizeText(text: string, variants?: Variants): string {
  return text
    .replace(/[\p{DI}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .replace(/[ÐƉ]/g, 'Đ')
    .replace(/×/g, 'x')
    .replace(/Œ/g, 'OE')
    .replace(/Æ/g, 'AE')
    .toLowerCase()
    .replace(/[\p{Script=Han}]/gu, (character) => variants?.get(character) ?? character);
}

/** Parses the variants of an index: a string of pairs, each a variant and the character that replaces it. */
export function parseVariants(pairs: string): Variants {
  return new Map(
    Array.from(pairs.matchAll(/(.)(.)/gu), ([, variant = '', character = '']) => [variant, character]),
  );
}

/**
 * Normalizes a text for search and removes tones and accents (`đ` becomes `d`), so that it equals the text typed
 * without a Vietnamese keyboard. Replaces the same letters as `normalizeText`, because a shared function would exceed
 * the size budget of the site script.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // `\p{…}` is in brackets, so that esbuild keeps the expression as a literal.
      .replace(/[\p{M}\p{DI}]/gu, '')
      // `toUpperCase` maps `ß` to `SS` (after `toLowerCase`, because of `ẞ`), `ı` to `I`, and makes `đ`, `ð` and `ɖ`
      // look alike.
      .toLowerCase()
      .toUpperCase()
      .replace(/[ĐÐƉ]/g, 'D')
      .replace(/×/g, 'x')
      .replace(/Œ/g, 'OE')
      .replace(/Æ/g, 'AE')
      .toLowerCase()
  );
}

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
