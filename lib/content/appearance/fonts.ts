import type { Locale } from '@/lib/shared/i18n/locales';

const PUNCTUATION = '\u00a0©«°±²³·»×–—‘’“”•…−';
const LATIN = getCharacterRange(0x20, 0x7e) + PUNCTUATION;

/** The non-ASCII letters of Vietnamese, and the dong sign. */
const VIETNAMESE = `ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư₫${getCharacterRange(0x1ea0, 0x1ef9)}`;

/** The most common Vietnamese letters: enough for “Tiếng Việt”, the numbers of laws, and many names. */
const COMMON_VIETNAMESE = 'Đàáảđếệốư';

/**
 * The subsets of the site's typeface, Be Vietnam Pro: all characters, the characters for Chinese and English pages, and
 * the remaining Vietnamese letters.
 */
export const fontSubsets = {
  all: LATIN + VIETNAMESE,
  latin: LATIN + COMMON_VIETNAMESE,
  vietnamese: VIETNAMESE.replace(new RegExp(`[${COMMON_VIETNAMESE}]`, 'g'), ''),
};

type FontSubset = keyof typeof fontSubsets;

/** Returns the path of a font subset in a weight. */
export function getFontFile(subset: FontSubset, weight: 400 | 600): string {
  return `/fonts/be-vietnam-pro-${subset}-${weight}.woff2`;
}

/**
 * The font subset of each locale. Vietnamese pages load a single file: with a second one for accented letters, words
 * would mix two typefaces until the second file has loaded.
 */
export const pageFontSubsets: Record<Locale, FontSubset> = { zh: 'latin', en: 'latin', vi: 'all' };

/** Media query for preloading the font. Must match styles/fonts.css. */
export const preloadFontMedia = '(min-width: 60rem)';

function getCharacterRange(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
