import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import type { PhotoInfo, PhotoProblem } from './photoInfo';
import { sharpInputOptions } from './sharpInputOptions';

/** Supported formats by their sharp names. `heif` is AVIF or HEIC, depending on the compression. */
const SUPPORTED_FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** The start of a HEIC file from byte 4: `ftyp` and a HEIC brand (ISO/IEC 23008-12). */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

const SUPPORTED_FORMATS_REMEDY = 'Save it as JPEG, PNG, WebP or AVIF.';

/**
 * Inspects a photograph: detects the format from the content, not the file name, reads the size after applying the EXIF
 * orientation, and decodes it completely. `bytes` is the whole file.
 */
export async function inspectPhoto(bytes: Buffer): Promise<PhotoInfo> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return isHeic(bytes)
      ? heicProblem
      : { problem: 'It is not an image, despite its file extension.', remedy: SUPPORTED_FORMATS_REMEDY };
  }
  const problem = findProblem(metadata, bytes);
  if (problem) return problem;
  try {
    await sharp(bytes, sharpInputOptions).resize(16).raw().toBuffer();
  } catch (error) {
    const [reason] = (error as Error).message.trim().split('\n');
    return {
      problem: `It is damaged and cannot be decoded completely (${reason}).`,
      remedy: 'Copy the original again, or open it in an image editor and save it as a new file.',
    };
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { hash, ...metadata.autoOrient };
}

const heicProblem: PhotoProblem = {
  problem: 'It is a HEIC image, the default of iPhone cameras, which most browsers cannot display.',
  remedy:
    'Export it as JPEG. For new photos, choose on the iPhone: Settings, Camera, Formats, "Most Compatible".',
};

/** True for a HEIC file. An AVIF file may also start with `mif1`, but lists the brand `avif` after it. */
function isHeic(bytes: Buffer): boolean {
  return HEIC.test(bytes.toString('latin1', 4, 12)) && !bytes.toString('latin1', 4, 64).includes('avif');
}

function findProblem(metadata: Metadata, bytes: Buffer): PhotoProblem | undefined {
  if (metadata.format === 'heif' && metadata.compression !== 'av1') return heicProblem;
  if (metadata.format === 'svg') {
    return {
      problem: 'It is an SVG drawing.',
      remedy: 'Change the extension to .svg, here and in the folder.',
    };
  }
  if (!SUPPORTED_FORMATS.includes(metadata.format)) {
    return { problem: `It is a ${metadata.format.toUpperCase()} image.`, remedy: SUPPORTED_FORMATS_REMEDY };
  }
  if ((metadata.pages ?? 1) > 1 || isAnimatedPng(metadata, bytes)) {
    return {
      problem: 'It is animated, and only its first frame could be shown.',
      remedy: 'Save the first frame as a JPEG.',
    };
  }
  if (metadata.width * metadata.height > sharpInputOptions.limitInputPixels) {
    const [width, height] = [metadata.width, metadata.height].map((pixels) => pixels.toLocaleString('en'));
    return {
      problem: `It has ${width} × ${height} pixels, which exceeds the limit of 220 million.`,
      remedy: 'Reduce it to 2,600 pixels per side, which is enough for every page.',
    };
  }
  return undefined;
}

/** An animated PNG has an `acTL` chunk before its first `IDAT` chunk (PNG, third edition, 11.3.6.1). */
function isAnimatedPng({ format }: Metadata, bytes: Buffer): boolean {
  if (format !== 'png') return false;
  const controlOffset = bytes.indexOf('acTL', 0, 'latin1');
  return controlOffset !== -1 && controlOffset < bytes.indexOf('IDAT', 0, 'latin1');
}
