/** A photograph in one size. With `format`, a published file; without it, only the photograph and its size. */
export type PhotoVariant = {
  /** Path below the folder of the originals, such as `team/ana.jpg`. */
  name: string;
  /** First 8 hexadecimal digits of the file's hash. */
  hash: string;
  width: number;
  height: number;
  format?: PhotoFormat;
};

/** The formats of published photographs, in order of preference. Every supported browser supports the last one. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/**
 * Folder of the published photographs. Each URL contains a hash of the content, so hosts may let browsers cache it
 * forever, like the other files in `_next/static`.
 */
export const photoFolder = '/_next/static/photos/';

const PHOTO_URL = /^\/_next\/static\/photos\/(.+)\.([0-9a-f]{8})\.(\d+)x(\d+)(?:\.(avif|webp))?$/;

/**
 * Formats a URL such as `/_next/static/photos/team/ana.jpg.1a2b3c4d.240x240.avif`. Without a format, the URL
 * does not refer to a file.
 */
export function formatPhotoUrl({ name, hash, width, height, format }: PhotoVariant): string {
  const extension = format === undefined ? '' : `.${format}`;
  return `${photoFolder}${name}.${hash}.${width}x${height}${extension}`;
}

/** Parses a URL created by `formatPhotoUrl`; returns undefined for other URLs, such as the URL of a drawing. */
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
