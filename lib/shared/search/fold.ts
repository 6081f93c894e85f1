/** Drops case, tones and accents, and makes `đ` a `d`: what a Vietnamese reader types without a Vietnamese keyboard. */
export function fold(text: string): string {
  // As a class, which esbuild leaves a literal.
  return text
    .normalize('NFD')
    .replace(/[\p{M}]/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase();
}
