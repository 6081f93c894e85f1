import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getTypefaces } from './getTypefaces';

/** Characters without a glyph: spaces, control characters, joiners and variation selectors. */
const SHAPELESS = /^[\p{Z}\p{Cc}\p{Cf}\p{Variation_Selector}]$/u;

/** Returns the graphemes of a text that the typefaces of share cards cannot draw, such as emoji. */
export function findUndrawableCharacters(text: string, locale: Locale): string[] {
  const faces = getTypefaces(languageTraits[locale].isIdeographic, 600);
  const isDrawn = (char: string) =>
    SHAPELESS.test(char) || faces.some(({ covers }) => covers(char.codePointAt(0) as number));
  const graphemes = [...new Intl.Segmenter(locale).segment(text.normalize('NFC'))];
  return [...new Set(graphemes.map(({ segment }) => segment))].filter(
    (segment) => ![...segment].every(isDrawn),
  );
}
