import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { memoize } from '../messages/memoize';

/** The number of font units per em in an opened font. */
export const UNITS_PER_EM = 1000;

/** Opens a WOFF2 font for shaping; `weight` applies to variable fonts. */
export const openFont = memoize(async (file: string, weight?: number): Promise<Font> => {
  const bytes = await decompress(await readFile(file));
  const font = new Font(new Face(new Blob(bytes.slice().buffer)));
  font.setScale(UNITS_PER_EM, UNITS_PER_EM);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
});
