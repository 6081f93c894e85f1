/** Maps variants of Chinese characters to the form in the index: `庫` → `库`, the radical `⻔` → `门`. */
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
