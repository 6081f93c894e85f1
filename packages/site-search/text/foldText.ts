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
      .replace(/Œ/g, 'OE')
      .replace(/Æ/g, 'AE')
      .toLowerCase()
  );
}
