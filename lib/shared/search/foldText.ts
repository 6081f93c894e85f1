/**
 * Returns a text as search compares it without tones and accents, with `đ` as `d`: what readers type without a
 * Vietnamese keyboard. Replaces the same letters as `unify`; one function for both would exceed the budget of the
 * site's script.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // As a class, which esbuild leaves a literal.
      .replace(/[\p{M}\p{DI}]/gu, '')
      // In capitals, `ß` is `SS` (but not `ẞ`, so in lower case first), `ı` is `I`, and these three look alike.
      .toLowerCase()
      .toUpperCase()
      .replace(/[ĐÐƉ]/g, 'D')
      .replace(/Œ/g, 'OE')
      .replace(/Æ/g, 'AE')
      .toLowerCase()
  );
}
