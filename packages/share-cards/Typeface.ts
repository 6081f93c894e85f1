/// <reference path="./fontverter.d.ts" />
import { readFileSync } from 'node:fs';
import type { Font } from 'harfbuzzjs';

/** The number of font units per em in an opened font. */
export const UNITS_PER_EM = 1000;

type TypefaceOptions = {
  /** Path of a WOFF2 file. */
  file: string;
  /** The weight to set on a variable font; undefined for a static font. */
  weight?: number;
  /** True if this typeface has the character with this code point and is used for it. */
  covers: (codePoint: number) => boolean;
};

/** A font file and the characters that it is used for. */
export type Typeface = TypefaceOptions & {
  /** Opens the font for shaping. The file is read once. */
  openFont: () => Promise<Font>;
};

/** Creates a typeface. The font file is read when the typeface is first used for a text. */
export function createTypeface(options: TypefaceOptions): Typeface {
  let font: Promise<Font> | undefined;
  return {
    ...options,
    openFont() {
      font ??= openFont(options.file, options.weight);
      return font;
    },
  };
}

async function openFont(file: string, weight: number | undefined): Promise<Font> {
  // Imported on demand: both load WebAssembly, which `findUndrawableCharacters` does not need.
  const { Blob, Face, Font, Variation } = await import('harfbuzzjs');
  const bytes = await decodeFont(readFileSync(file));
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  font.setScale(UNITS_PER_EM, UNITS_PER_EM);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** The last conversion, on which the next one waits. */
let lastDecoding: Promise<unknown> = Promise.resolve();

/**
 * Decodes a WOFF2 file, one file at a time: the decoder returns a view of its memory and copies it a microtask later,
 * so a second conversion in between would replace outlines of the first font.
 */
function decodeFont(woff2: Buffer): Promise<Buffer> {
  const decoding = lastDecoding.then(async () => {
    const { convert } = await import('fontverter');
    return convert(woff2, 'sfnt');
  });
  lastDecoding = decoding.catch(() => {});
  return decoding;
}
