import type { Typeface } from './Typeface';

/** Matches a character without a glyph: spaces, control characters, joiners and variation selectors. */
const WITHOUT_GLYPH = /^[\p{Z}\p{Cc}\p{Cf}\p{Variation_Selector}]$/u;

/** Returns the graphemes of a text that the typefaces cannot draw, such as emoji. */
export function findUndrawableCharacters(
  text: string,
  locale: string,
  typefaces: readonly Typeface[],
): string[] {
  const canDraw = (char: string) =>
    WITHOUT_GLYPH.test(char) || typefaces.some(({ covers }) => covers(char.codePointAt(0) as number));
  const normalizedText = text.normalize('NFC');
  // Segmenting is slow, and typefaces can draw most texts.
  if ([...normalizedText].every(canDraw)) return [];
  const graphemes = [...new Intl.Segmenter(locale).segment(normalizedText)];
  return [...new Set(graphemes.map(({ segment }) => segment))].filter(
    (segment) => ![...segment].every(canDraw),
  );
}
