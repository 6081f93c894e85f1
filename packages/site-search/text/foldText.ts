/**
 * Normalizes a text for search and removes tones and accents (`đ` becomes `d`), as typed without a Vietnamese
 * keyboard. Replaces the same letters as `normalizeText`: a shared function would exceed the size budget of the site
 * script.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // In brackets, so that esbuild keeps it as a literal.
      .replace(/[\p{M}\p{DI}]/gu, '')
      // `toUpperCase` maps `ß` to `SS` (after `toLowerCase`, because of `ẞ`), `ı` to `I`, and makes `đ`, `ð` and `ɖ` look alike.
      .toLowerCase()
      .toUpperCase()
      .replace(/[ĐÐƉ]/g, 'D')
      .replace(/Œ/g, 'OE')
      .replace(/Æ/g, 'AE')
      .toLowerCase()
  );
}
