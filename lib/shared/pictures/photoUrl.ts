/** A photograph as the site publishes it, cut to a size and in a format; the whole of it where it says no format. */
export type PhotoVariant = {
  /** The file that an editor has put below `public/images/`, such as `team/wang-fang.jpg`. */
  name: string;
  /** The beginning of a hash of the file. */
  hash: string;
  width: number;
  height: number;
  format?: PhotoFormat;
};

/** In the order in which browsers are to choose. Every browser that the site is for reads the last one. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Below it every address carries a hash of its content, so that browsers may keep it for ever. */
export const photoFolder = '/_next/static/photos/';

const PHOTO_URL = /^\/_next\/static\/photos\/(.+)\.([0-9a-f]{8})\.(\d+)x(\d+)(?:\.(avif|webp))?$/;

/** `/_next/static/photos/team/wang-fang.jpg.1a2b3c4d.240x240.avif`; without a format it names no file. */
export function formatPhotoUrl({ name, hash, width, height, format }: PhotoVariant): string {
  const extension = format === undefined ? '' : `.${format}`;
  return `${photoFolder}${name}.${hash}.${width}x${height}${extension}`;
}

/** Reads what `writePhotoAddress` has written; undefined for every other address, such as that of a drawing. */
export function parsePhotoUrl(url: string): PhotoVariant | undefined {
  const [, name, hash, width, height, format] = PHOTO_URL.exec(url) ?? [];
  if (name === undefined || hash === undefined) return undefined;
  return {
    name,
    hash,
    width: Number(width),
    height: Number(height),
    ...(format !== undefined && { format: format as PhotoFormat }),
  };
}
