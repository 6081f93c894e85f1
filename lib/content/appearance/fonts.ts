import { type FontSubset, type FontWeight, getFontFileName } from 'brand';
import type { Locale } from '@/lib/shared/i18n/locales';
import { loadBrand } from './brand';

/** Returns the path of a subset of the site's typeface in a weight. */
export function getFontFile(subset: FontSubset, weight: FontWeight): string {
  return `/fonts/${getFontFileName(loadBrand().typeface.family, subset, weight)}`;
}

/**
 * The font subset of each locale. Vietnamese pages load a single file: with a second one for accented letters, words
 * would mix two typefaces until the second file has loaded.
 */
export const pageFontSubsets: Record<Locale, FontSubset> = { zh: 'latin', en: 'latin', vi: 'all' };

/** Media query for preloading the font. Must match styles/fonts.css. */
export const preloadFontMedia = '(min-width: 60rem)';
