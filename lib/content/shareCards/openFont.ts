import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { cached } from '../texts/cached';

/** How many units of an opened font make its size. */
export const UNITS = 1000;

/** Opens a font file for shaping; `weight` is set on a variable face. */
export const openFont = cached(async (file: string, weight?: number): Promise<Font> => {
  const bytes = await decompress(await readFile(file));
  const font = new Font(new Face(new Blob(bytes.slice().buffer)));
  font.setScale(UNITS, UNITS);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
});
