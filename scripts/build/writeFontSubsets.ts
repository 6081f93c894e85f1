import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Typeface } from '@/lib/content/appearance/brandSchema';
import {
  characterSets,
  type FontSubset,
  fontWeights,
  getFontFileName,
} from '@/lib/content/appearance/fontSubsets';

/**
 * Replaces the folder `target` by the subsets of a typeface as WOFF2 files, and its licence. `source` is the folder of
 * the package. Hinting is removed: current screens do not use it, and it would double the file size. `noLayoutClosure`
 * omits glyphs without a character, such as ligatures. Returns the sizes in bytes by file name.
 */
export async function writeFontSubsets(
  { family, regular, strong }: Typeface,
  source: string,
  target: string,
): Promise<Record<string, number>> {
  const names = await readdir(source).catch(() => {
    throw new Error(`${source} is missing. Install the package of the typeface, or correct its name.`);
  });
  const licence = [/^LICENSE_FONT/, /^OFL/, /^LICEN[CS]E/].flatMap((pattern) =>
    names.filter((name) => pattern.test(name)),
  )[0];
  if (!licence) throw new Error(`${source} has no file LICENSE, which must be published with the fonts.`);
  const fonts = await Promise.all([regular, strong].map((name) => readFile(path.join(source, name))));
  for (const font of fonts) refuseMissingLetters(font, family);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await copyFile(path.join(source, licence), path.join(target, 'OFL.txt'));
  const sizes: Record<string, number> = {};
  for (const [index, font] of fonts.entries()) {
    for (const subset of Object.keys(characterSets) as FontSubset[]) {
      const options = { targetFormat: 'woff2', noHinting: true, noLayoutClosure: true } as const;
      const file = await subsetFont(font, characterSets[subset], options);
      const name = getFontFileName(family, subset, fontWeights[index] ?? 400);
      await writeFile(path.join(target, name), file);
      sizes[name] = file.length;
    }
  }
  return sizes;
}

/** Throws if a font has no glyph for a letter, whose words would mix two typefaces. */
function refuseMissingLetters(font: Buffer, family: string): void {
  const { characterSet } = create(font) as Font;
  const codePoints = new Set(characterSet);
  const missing = [...characterSets.all].filter(
    (char) => /\p{L}/u.test(char) && !codePoints.has(char.codePointAt(0) ?? 0),
  );
  if (missing.length === 0) return;
  throw new Error(
    `${family} has no glyphs for ${missing.join(' ')}. Choose a typeface with Vietnamese letters.`,
  );
}
