import { withBasePath } from '../basePath';
import { formatPhotoUrl, type PhotoFormat, type PhotoVariant, photoFormats } from './photoUrl';

/** How wide the files of a photograph may be, in pixels. */
const WIDTHS = [80, 160, 320, 640, 960, 1280];

/**
 * The files of a photograph for a place in a page, as an `<img>` and the `<source>` before it name them: each with its proportions, what is beyond them cut off on both sides
 * alike; from a quarter of its width, for where it is a thumbnail on phones, to three times as much, for dense screens;
 * none wider than the photograph itself.
 */
export function getPhotoSources(photo: PhotoVariant, place: { width: number; height: number }) {
  const widest = Math.min(photo.width, Math.round((photo.height * place.width) / place.height));
  const fitting = WIDTHS.filter((width) => width > place.width / 4 && width <= 3 * place.width);
  const widths = [...new Set(fitting.map((width) => Math.min(width, widest)))];
  const fileOf = (width: number, format: PhotoFormat) => {
    const height = Math.max(1, Math.round((width * place.height) / place.width));
    return withBasePath(formatPhotoUrl({ ...photo, width, height, format }));
  };
  const srcSetOf = (format: PhotoFormat) =>
    widths.map((width) => `${fileOf(width, format)} ${width}w`).join(', ');
  const [better, plain] = photoFormats;
  return {
    // For feeds, whose readers know no srcset: the smallest that fills the place.
    src: fileOf(widths.find((width) => width >= place.width) ?? widest, plain),
    srcSet: srcSetOf(plain),
    source: { type: `image/${better}`, srcSet: srcSetOf(better) },
  };
}
