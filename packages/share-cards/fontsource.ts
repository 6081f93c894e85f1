import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
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

/** Returns the code points of a font. They are kept in `node_modules/.cache`, because opening fonts takes most of a check. */
function readCodePoints(file: string): ReadonlySet<number> {
  const cacheFolder = path.resolve(file, '../../../../.cache/share-cards');
  const cacheFile = path.join(cacheFolder, `${path.basename(file)}-${statSync(file).size}.json`);
  if (existsSync(cacheFile)) return new Set(JSON.parse(readFileSync(cacheFile, 'utf8')));
  const { openSync }: typeof import('fontkit') = createRequire(import.meta.url)('fontkit');
  const { characterSet } = openSync(file) as import('fontkit').Font;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(characterSet));
  return new Set(characterSet);
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

/** Returns the folder of an installed package in the nearest `node_modules`; undefined if it is not installed. */
export function findPackageFolder(name: string, from = process.cwd()): string | undefined {
  const folderNames = from.split(path.sep);
  const ancestors = folderNames.map((_, index) =>
    folderNames.slice(0, folderNames.length - index).join(path.sep),
  );
  return ancestors.map((folder) => path.join(folder || path.sep, 'node_modules', name)).find(existsSync);
}

/** Returns the name of a package with the letters of a language: `th` → `@fontsource-variable/noto-sans-thai`. */
export function suggestFontPackage(languageTag: string): string {
  const { script = '' } = new Intl.Locale(languageTag).maximize();
  const name = new Intl.DisplayNames('en', { type: 'script' }).of(script) ?? script;
  return `@fontsource-variable/noto-sans-${name.toLowerCase().replace(/\W+/g, '-')}`;
}
