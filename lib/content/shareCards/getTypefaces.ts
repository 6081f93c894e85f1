import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { fontSubsets, getFontFile } from '@/lib/content/appearance/fonts';
import { memoize } from '../messages/memoize';

/** A font file and the part of Unicode that it is used for. */
export type Typeface = {
  file: string;
  /** True if this typeface draws the character with this code point. */
  covers: (codePoint: number) => boolean;
  /** The weight to set on a variable font; undefined for a static font. */
  weight?: Weight;
};

/** The font weights on a share card: 400 regular, 600 semi-bold. */
export type Weight = 400 | 600;

/**
 * Returns the typefaces for a text, in order of preference: the site's font, then a Chinese font, because images cannot use
 * the fonts of the visitor's device. In Chinese, quotation marks, dashes and dots come from the Chinese font.
 */
export const getTypefaces = memoize((isChinese: boolean, weight: Weight): Typeface[] => [
  getBrandFace(isChinese, weight),
  ...getChineseFaces(weight),
]);

function getBrandFace(isChinese: boolean, weight: Weight): Typeface {
  const isAscii = parseUnicodeRange('U+20-7E');
  const coveredCodePoints = new Set([...fontSubsets.all].map((char) => char.codePointAt(0)));
  return {
    file: path.join(process.cwd(), 'public', getFontFile('all', weight)),
    covers: isChinese ? isAscii : (codePoint) => coveredCodePoints.has(codePoint),
  };
}

/** Returns the subsets of the package's variable font, with their ranges from its `unicode.json`. */
function getChineseFaces(weight: Weight): Typeface[] {
  const folder = getChineseFontFolder();
  if (folder === undefined) throw new Error(`${CHINESE_FONT_PACKAGE} is not installed. Run npm ci.`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges).map(([part, range]) => {
    // The keys of numbered subsets are in brackets (`[4]`); the file names are not.
    const name = part.replace(/[[\]]/g, '');
    const file = path.join(folder, `files/noto-sans-sc-${name}-wght-normal.woff2`);
    const isInRange = parseUnicodeRange(range);
    // The ranges include characters that the font lacks.
    return {
      file,
      covers: (codePoint) => isInRange(codePoint) && getCodePoints(file).has(codePoint),
      weight,
    };
  });
}

const CHINESE_FONT_PACKAGE = '@fontsource-variable/noto-sans-sc';

/** Returns the folder of the Chinese font in the nearest `node_modules`; undefined if it is not installed. */
export function getChineseFontFolder(): string | undefined {
  const parts = process.cwd().split(path.sep);
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join(path.sep));
  return folders
    .map((folder) => path.join(folder || path.sep, 'node_modules', CHINESE_FONT_PACKAGE))
    .find(existsSync);
}

const getCodePoints = memoize((file: string): ReadonlySet<number> => {
  const font = fontkit.openSync(file) as fontkit.Font;
  return new Set(font.characterSet);
});

/** Converts a CSS `unicode-range` of code points and intervals (`U+00FF,U+2000-206F`) to a predicate. */
function parseUnicodeRange(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}
