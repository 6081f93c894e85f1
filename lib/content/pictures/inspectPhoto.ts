import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { type PhotoInfo, type PhotoProblem, photoInput } from './getPhotoInfo';

/** What may be shown, as sharp calls it. `heif` is AVIF or HEIC, depending on its compression. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** The brands that HEIC files begin with (ISO/IEC 23008-12): `ftyp` and one of them, from the fifth byte on. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

const SAVE_ANEW = 'Save it as JPEG, PNG, WebP or AVIF.';

/**
 * Looks at a photograph: what it is, not what its name says; how large it is upright; and whether it can be decoded to its
 * end. `bytes`: the whole file.
 */
export async function inspectPhoto(bytes: Buffer): Promise<PhotoInfo> {
  let found: Metadata;
  try {
    found = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return isHeic(bytes) ? heic : { problem: 'It is no picture, whatever its name says.', remedy: SAVE_ANEW };
  }
  const problem = findProblem(found, bytes);
  if (problem) return problem;
  try {
    await sharp(bytes, photoInput).resize(16).raw().toBuffer();
  } catch (error) {
    const [reason] = (error as Error).message.trim().split('\n');
    return {
      problem: `It is damaged and cannot be read to its end (${reason}).`,
      remedy: 'Copy the original once more, or save it anew from a program that still opens it.',
    };
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { hash, ...found.autoOrient };
}

const heic: PhotoProblem = {
  problem: 'It is a HEIC picture, as iPhones take them, which most browsers do not show.',
  remedy:
    'Export it as JPEG. For new ones choose on the iPhone: Settings, Camera, Formats, "Most Compatible".',
};

function isHeic(bytes: Buffer): boolean {
  return HEIC.test(bytes.toString('latin1', 4, 12)) && !bytes.toString('latin1', 4, 64).includes('avif');
}

function findProblem(found: Metadata, bytes: Buffer): PhotoProblem | undefined {
  if (found.format === 'heif' && found.compression !== 'av1') return heic;
  if (found.format === 'svg') {
    return { problem: 'It is an SVG drawing.', remedy: 'Give it the ending .svg, here and in the folder.' };
  }
  if (!FORMATS.includes(found.format)) {
    return { problem: `It is a ${found.format.toUpperCase()} picture.`, remedy: SAVE_ANEW };
  }
  if ((found.pages ?? 1) > 1 || isAnimatedPng(found, bytes)) {
    return {
      problem: 'It moves, and only its first picture could be shown.',
      remedy: 'Save that as a JPEG.',
    };
  }
  if (found.width * found.height > photoInput.limitInputPixels) {
    const [width, height] = [found.width, found.height].map((pixels) => pixels.toLocaleString('en'));
    return {
      problem: `It has ${width} × ${height} pixels, more than any camera takes.`,
      remedy: 'Make it smaller: 2,600 pixels a side are enough everywhere.',
    };
  }
  return undefined;
}

/** An animated PNG says so before its picture begins (PNG, third edition, 11.3.6.1). */
function isAnimatedPng({ format }: Metadata, bytes: Buffer): boolean {
  if (format !== 'png') return false;
  const control = bytes.indexOf('acTL', 0, 'latin1');
  return control !== -1 && control < bytes.indexOf('IDAT', 0, 'latin1');
}
