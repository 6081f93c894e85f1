import type { Locale } from '@/lib/shared/i18n/locales';

const SIGNS = '\u00a0©«°±²³·»×–—‘’“”•…−';
const LATIN = range(0x20, 0x7e) + SIGNS;

/** Letters of Vietnamese outside ASCII. */
const VIETNAMESE = `ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư₫${range(0x1ea0, 0x1ef9)}`;

/** The commonest of them: with these, the name of the language, numbers of laws and many a name need no more. */
const COMMON = 'Đàáảđếệốư';

/** What Be Vietnam Pro is cut to: all letters, those of pages that are not Vietnamese, and what these lack. */
export const fontSubsets = {
  all: LATIN + VIETNAMESE,
  latin: LATIN + COMMON,
  vietnamese: VIETNAMESE.replace(new RegExp(`[${COMMON}]`, 'g'), ''),
};

type Cut = keyof typeof fontSubsets;

/** The file of a cut in a weight. */
export function getFontFile(cut: Cut, weight: 400 | 600): string {
  return `/fonts/be-vietnam-pro-${cut}-${weight}.woff2`;
}

/**
 * What pages in a language are drawn with. Vietnamese ones have all letters in one file: were the marked ones in
 * another, half a word could stand in another face until it came.
 */
export const pageFontSubsets: Record<Locale, Cut> = { zh: 'latin', en: 'latin', vi: 'all' };

/** The screens that are to have the typeface with their first page: as in styles/fonts.css. */
export const preloadFontMedia = '(min-width: 60rem)';

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
