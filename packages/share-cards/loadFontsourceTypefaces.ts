import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { createTypeface, type Typeface } from './Typeface';

/**
 * Creates the typefaces of an installed `@fontsource-variable` package: one for each subset of its font, with the range
 * from the package's `unicode.json`.
 */
export function loadFontsourceTypefaces(folder: string, weight: number): Typeface[] {
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges).map(([subset, range]) => {
    // The keys of numbered subsets are in brackets (`[4]`); the file names are not.
    const name = `${path.basename(folder)}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    const file = path.join(folder, 'files', name);
    const rangeCodePoints = expandUnicodeRange(range);
    let codePoints: ReadonlySet<number> | undefined;
    const covers = (codePoint: number) => {
      if (!rangeCodePoints.has(codePoint)) return false;
      // The ranges include characters that the font lacks.
      codePoints ??= readCodePoints(file);
      return codePoints.has(codePoint);
    };
    return createTypeface({ file, weight, covers });
  });
}

function readCodePoints(file: string): ReadonlySet<number> {
  return new Set((fontkit.openSync(file) as fontkit.Font).characterSet);
}

/** Returns the code points of a CSS `unicode-range` of code points and intervals (`U+00FF,U+2000-206F`). */
function expandUnicodeRange(range: string): ReadonlySet<number> {
  const codePoints = new Set<number>();
  for (const part of range.split(',')) {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const last = Number.parseInt(to, 16);
    for (let codePoint = Number.parseInt(from, 16); codePoint <= last; codePoint += 1)
      codePoints.add(codePoint);
  }
  return codePoints;
}
