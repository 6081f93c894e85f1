import { loadBrand } from './brand';
import { type FontSubset, type FontWeight, getFontFileName } from './fontSubsets';

/** Returns the path of a subset of the site's typeface in a weight. */
export function getFontFile(subset: FontSubset, weight: FontWeight): string {
  return `/fonts/${getFontFileName(loadBrand().typeface.family, subset, weight)}`;
}

/** Media query for preloading the font. Must match styles/fonts.css. */
export const preloadFontMedia = '(min-width: 60rem)';
