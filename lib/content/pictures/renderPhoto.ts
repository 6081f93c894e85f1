import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PhotoFormat, PhotoVariant } from '@/lib/shared/pictures/photoUrl';
import { getPictureFile, photoInput } from './getPhotoInfo';

/** As good as to show no difference at arm's length. */
const QUALITY: Record<PhotoFormat, number> = { avif: 50, webp: 75 };

/**
 * Cuts a photograph to the size of an address and writes it in its format: upright, in sRGB, without what its camera or
 * program has noted in it (place, time, device). `effort`: how long to look for a smaller file, 0 to 6.
 */
export function renderPhoto(
  { name, width, height, format = 'webp' }: PhotoVariant,
  effort: number,
): Promise<Buffer> {
  return sharp(getPictureFile(`/images/${name}`), photoInput)
    .resize(width, height, { fit: 'cover' })
    .toFormat(format, { quality: QUALITY[format], effort })
    .toBuffer();
}

/** A name for what `drawPhoto` returns: another one for another photograph, size, format or way of drawing. */
export function getPhotoCacheName(address: PhotoVariant, effort: number): string {
  return createHash('sha256')
    .update(JSON.stringify([address.hash, address.width, address.height, address.format, QUALITY, effort]))
    .digest('hex')
    .slice(0, 32);
}
