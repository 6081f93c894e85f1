import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseUnicodeRange } from './parseUnicodeRange';

/** A font file that draws a part of Unicode. */
export type Typeface = {
  file: string;
  /** Whether the file is said to hold a character, by its code point. */
  covers: (codePoint: number) => boolean;
  /** The weight to set on a variable face; undefined where the file has one weight. */
  weight?: number;
};

/** The weight of titles and of everything else on a share card. */
export type Weight = 400 | 600;

const lists = new Map<string, Typeface[]>();

/**
 * The files that draw a text, the first that covers a character winning: the site's own face, then a Chinese one,
 * because pictures cannot use the reader's. In Chinese, quotation marks, dashes and dots are those of the Chinese face.
 */
export function typefaces(isChinese: boolean, weight: Weight): Typeface[] {
  const key = `${isChinese} ${weight}`;
  const list = lists.get(key) ?? listFaces(isChinese, weight);
  lists.set(key, list);
  return list;
}

function listFaces(isChinese: boolean, weight: Weight): Typeface[] {
  const own = slices('@fontsource/be-vietnam-pro', (subset) => `be-vietnam-pro-${subset}-${weight}-normal`);
  const chinese = slices(
    '@fontsource-variable/noto-sans-sc',
    (subset) => `noto-sans-sc-${subset}-wght-normal`,
  );
  const isLetter = (codePoint: number) => codePoint >= 0x20 && codePoint <= 0x7e;
  return [
    ...own.map((face) =>
      isChinese ? { ...face, covers: (char: number) => isLetter(char) && face.covers(char) } : face,
    ),
    ...chinese.map((face) => ({ ...face, weight })),
  ];
}

/** The files of a `@fontsource` package, with the ranges its `unicode.json` gives them. */
function slices(packageName: string, fileName: (subset: string) => string): Typeface[] {
  const folder = path.join(process.cwd(), 'node_modules', packageName);
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges).map(([subset, range]) => ({
    // The keys of numbered subsets stand in brackets, the file names have none.
    file: path.join(folder, 'files', `${fileName(subset.replace(/[[\]]/g, ''))}.woff2`),
    covers: parseUnicodeRange(range),
  }));
}
