import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import type { Typeface } from './typefaces';

/** How many units of an opened font make its size. */
export const UNITS = 1000;

const opened = new Map<string, Promise<Font>>();

/** Opens a font file for shaping, once a process. */
export function openFont({ file, weight }: Typeface): Promise<Font> {
  const key = `${file} ${weight}`;
  const font = opened.get(key) ?? open(file, weight);
  opened.set(key, font);
  return font;
}

async function open(file: string, weight: number | undefined): Promise<Font> {
  const bytes = await decompress(await readFile(file));
  const font = new Font(new Face(new Blob(bytes.slice().buffer)));
  font.setScale(UNITS, UNITS);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
}
