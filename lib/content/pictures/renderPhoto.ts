import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PhotoFormat, PhotoVariant } from '@/lib/browser/photos';
import { getPictureFile, PICTURE_PATH } from './photos';

/**
 * Options for opening a photograph: applies the EXIF orientation, rejects truncated files, and limits the number of pixels,
 * because a small file can declare a size that exhausts memory (decompression bomb).
 */
export const sharpInputOptions = {
  autoOrient: true,
  failOn: 'error',
  limitInputPixels: 220_000_000,
} as const;

/** Encoder quality of each format, at which compression is not visible at normal viewing distance. */
const QUALITY: Record<PhotoFormat, number> = { avif: 50, webp: 75 };

/**
 * Renders a variant of a photograph: crops it to the size, applies the EXIF orientation, converts it to sRGB, and removes
 * metadata (location, time, device). `effort` is the compression effort, from 0 to 6.
 */
export function renderPhoto(
  { name, width, height, format = 'webp' }: PhotoVariant,
  effort: number,
): Promise<Buffer> {
  return sharp(getPictureFile(PICTURE_PATH + name), sharpInputOptions)
    .resize(width, height, { fit: 'cover' })
    .toFormat(format, { quality: QUALITY[format], effort })
    .toBuffer();
}

/** Returns the cache file name of a variant, which depends on photograph, size, format, quality and effort. */
export function getPhotoCacheName(variant: PhotoVariant, effort: number): string {
  return createHash('sha256')
    .update(JSON.stringify([variant.hash, variant.width, variant.height, variant.format, QUALITY, effort]))
    .digest('hex')
    .slice(0, 32);
}
