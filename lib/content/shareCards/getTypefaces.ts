import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { fontSubsets, getFontFile } from '@/lib/content/appearance/fonts';
import { memoizePerRequest } from '../messages/memoizePerRequest';

/** A font file that draws a part of Unicode. */
export type Typeface = {
  file: string;
  /** Whether the file holds a character, by its code point. */
  covers: (codePoint: number) => boolean;
  /** The weight to set on a variable face; undefined where the file has one weight. */
  weight?: Weight;
};

/** The weight of titles, and of everything else on a share card. */
export type Weight = 400 | 600;

/**
 * The files that draw a text, the first that covers a character winning: the site's own face, then a Chinese one,
 * because pictures cannot use the reader's. In Chinese, quotation marks, dashes and dots are those of the Chinese face.
 */
export const getTypefaces = memoizePerRequest((isChinese: boolean, weight: Weight): Typeface[] => [
  ownFace(isChinese, weight),
  ...chineseFaces(weight),
]);

function ownFace(isChinese: boolean, weight: Weight): Typeface {
  const isAscii = parseUnicodeRange('U+20-7E');
  const drawn = new Set([...fontSubsets.all].map((char) => char.codePointAt(0)));
  return {
    file: path.join(process.cwd(), 'public', getFontFile('all', weight)),
    covers: isChinese ? isAscii : (codePoint) => drawn.has(codePoint),
  };
}

/** The parts into which the package cuts its variable font, with the ranges that its `unicode.json` gives them. */
function chineseFaces(weight: Weight): Typeface[] {
  const folder = chineseFolder();
  if (folder === undefined) throw new Error(`${CHINESE} is not installed. Run npm ci.`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges).map(([part, range]) => {
    // The keys of numbered parts stand in brackets, the file names have none.
    const name = part.replace(/[[\]]/g, '');
    const file = path.join(folder, `files/noto-sans-sc-${name}-wght-normal.woff2`);
    const isInRange = parseUnicodeRange(range);
    // The ranges also have characters that the font lacks.
    return {
      file,
      covers: (codePoint) => isInRange(codePoint) && getCharacters(file).has(codePoint),
      weight,
    };
  });
}

const CHINESE = '@fontsource-variable/noto-sans-sc';

/** The folder of the Chinese font below the current folder or one above it; undefined if it is not installed. */
export function chineseFolder(): string | undefined {
  const parts = process.cwd().split(path.sep);
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join(path.sep));
  return folders.map((folder) => path.join(folder || path.sep, 'node_modules', CHINESE)).find(existsSync);
}

const getCharacters = memoizePerRequest((file: string): ReadonlySet<number> => {
  const font = fontkit.openSync(file) as fontkit.Font;
  return new Set(font.characterSet);
});

/** Reads a CSS `unicode-range` of single code points and spans (`U+00FF,U+2000-206F`) into a test for code points. */
function parseUnicodeRange(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}
