import path from 'node:path';
import { createTypeface, findPackageFolder, loadFontsourceTypefaces, type Typeface } from 'share-cards';
import { characterSets } from '@/lib/content/appearance/fontSubsets';
import { getFontFile } from '@/lib/content/appearance/fonts';
import { memoize } from '@/lib/content/memoize';
import type { Locale } from '@/lib/i18n/locales';
import { languageTraits } from '@/lib/i18n/locales';

/** The font weights on a share card: 400 regular, 600 semi-bold. */
type Weight = 400 | 600;

/**
 * Returns the typefaces for a text, in order of preference: the site's font, the `cardFont` of the language, then a
 * Chinese font, because images cannot use the fonts of the visitor's device. In Chinese, quotation marks, dashes and
 * dots come from the Chinese font.
 */
export const getTypefaces = memoize((locale: Locale, weight: Weight): Typeface[] => [
  getBrandTypeface(locale, weight),
  ...(languageTraits[locale].cardFont ? getPackageTypefaces(languageTraits[locale].cardFont, weight) : []),
  ...getPackageTypefaces(CHINESE_FONT_PACKAGE, weight),
]);

function getBrandTypeface(locale: Locale, weight: Weight): Typeface {
  const coveredCodePoints = new Set([...characterSets.all].map((char) => char.codePointAt(0)));
  return createTypeface({
    file: path.join(process.cwd(), 'public', getFontFile('all', weight)),
    covers: languageTraits[locale].isIdeographic
      ? (codePoint) => codePoint >= 0x20 && codePoint <= 0x7e
      : (codePoint) => coveredCodePoints.has(codePoint),
  });
}

const getPackageTypefaces = memoize((name: string, weight: Weight): Typeface[] => {
  const folder = findPackageFolder(name);
  if (folder === undefined)
    throw new Error(`${name} is not installed. Run npm ci; for a new font, npm install ${name}.`);
  return loadFontsourceTypefaces(folder, weight);
});

const CHINESE_FONT_PACKAGE = '@fontsource-variable/noto-sans-sc';

/** Returns the folder of the Chinese font; undefined if it is not installed. */
export function getChineseFontFolder(): string | undefined {
  return findPackageFolder(CHINESE_FONT_PACKAGE);
}
