/** Chinese characters by the character of the index that they are a form of: `庫` → `库`, the radical `⻔` → `门`. */
export type Variants = ReadonlyMap<string, string>;

/**
 * Returns a text as search compares it: in lower case and NFKC, without invisible characters, with one form of each
 * letter. Keeps tones and accents, which `fold` drops.
 */
export function unify(text: string, variants?: Variants): string {
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

/** Reads the variants of an index: a row of pairs, each a variant and its character. */
export function toVariants(pairs: string): Variants {
  return new Map(
    Array.from(pairs.matchAll(/(.)(.)/gu), ([, variant = '', character = '']) => [variant, character]),
  );
}
