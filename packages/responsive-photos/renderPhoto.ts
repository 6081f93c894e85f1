import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PhotoFormat, PhotoVariant } from './client/photoUrl';
import type { PhotoOptions } from './PhotoOptions';
import { getPhotoFile } from './photoInfo';
import { sharpInputOptions } from './sharpInputOptions';

/** Encoder quality of each format, at which compression is not visible at normal viewing distance. */
const QUALITY: Record<PhotoFormat, number> = { avif: 50, webp: 75 };

/**
 * Renders a variant of a photograph: crops it to the size, applies the EXIF orientation, converts it to sRGB, and removes
 * metadata (location, time, device). `effort` is the compression effort, from 0 to 6.
 */
export function renderPhoto(
  { name, width, height, format = 'webp' }: PhotoVariant,
  effort: number,
  options: PhotoOptions,
): Promise<Buffer> {
  return sharp(getPhotoFile(options.path + name, options), sharpInputOptions)
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
