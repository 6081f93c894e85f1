import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getTypefaces } from './getTypefaces';

/** Characters that have no shape: space, and what joins or turns the characters beside it. */
const SHAPELESS = /^[\p{Z}\p{Cc}\p{Cf}\p{Variation_Selector}]$/u;

/** The characters of a text that no typeface of share cards has, as readers see them: an emoji is one. */
export function findUndrawn(text: string, locale: Locale): string[] {
  const faces = getTypefaces(languageTraits[locale].isIdeographic, 600);
  const isDrawn = (char: string) =>
    SHAPELESS.test(char) || faces.some(({ covers }) => covers(char.codePointAt(0) as number));
  const seen = [...new Intl.Segmenter(locale).segment(text.normalize('NFC'))];
  return [...new Set(seen.map(({ segment }) => segment))].filter((segment) => ![...segment].every(isDrawn));
}
