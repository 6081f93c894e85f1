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
const photoFormats = ['avif', 'webp'] as const;
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

/** Widths, in pixels, in which photographs are published. */
const WIDTHS_PX = [80, 160, 320, 640, 960, 1280];

/**
 * Returns the attributes of an `<img>` and of the `<source>` before it, for a photograph in a frame. Each file has
 * the proportions of the frame; the photograph is cropped equally at opposite edges. Widths range from a quarter of the
 * frame's width (thumbnails on phones) to three times its width (dense screens), and never exceed the photograph
 * itself. `basePath` is the path of the site on its domain.
 */
export function getPhotoSources(
  photo: PhotoVariant,
  frame: { width: number; height: number },
  basePath = '',
) {
  // The width of the largest crop with the proportions of the frame.
  const maxWidth = Math.min(photo.width, Math.round((photo.height * frame.width) / frame.height));
  const candidates = WIDTHS_PX.filter((width) => width > frame.width / 4 && width <= 3 * frame.width);
  const widths = [...new Set(candidates.map((width) => Math.min(width, maxWidth)))];
  const getUrl = (width: number, format: PhotoFormat) => {
    const height = Math.max(1, Math.round((width * frame.height) / frame.width));
    return basePath + formatPhotoUrl({ ...photo, width, height, format });
  };
  const getSrcSet = (format: PhotoFormat) =>
    widths.map((width) => `${getUrl(width, format)} ${width}w`).join(', ');
  const [preferred, fallback] = photoFormats;
  return {
    // The smallest file that fills the frame, for feed readers without support for `srcset`.
    src: getUrl(widths.find((width) => width >= frame.width) ?? maxWidth, fallback),
    srcSet: getSrcSet(fallback),
    source: { type: `image/${preferred}`, srcSet: getSrcSet(preferred) },
  };
}
