import { withBasePath } from '../basePath';
import { formatPhotoUrl, type PhotoFormat, type PhotoVariant, photoFormats } from './photoUrl';

/** How wide the files of a photograph may be, in pixels. */
const WIDTHS_PX = [80, 160, 320, 640, 960, 1280];

/**
 * The files of a photograph for a place in a page, as an `<img>` and the `<source>` before it name them: each with its proportions, what is beyond them cut off on both sides
 * alike; from a quarter of its width, for where it is a thumbnail on phones, to three times as much, for dense screens;
 * none wider than the photograph itself.
 */
export function getPhotoSources(photo: PhotoVariant, frame: { width: number; height: number }) {
  const maxWidth = Math.min(photo.width, Math.round((photo.height * frame.width) / frame.height));
  const candidates = WIDTHS_PX.filter((width) => width > frame.width / 4 && width <= 3 * frame.width);
  const widths = [...new Set(candidates.map((width) => Math.min(width, maxWidth)))];
  const getUrl = (width: number, format: PhotoFormat) => {
    const height = Math.max(1, Math.round((width * frame.height) / frame.width));
    return withBasePath(formatPhotoUrl({ ...photo, width, height, format }));
  };
  const getSrcSet = (format: PhotoFormat) =>
    widths.map((width) => `${getUrl(width, format)} ${width}w`).join(', ');
  const [preferred, fallback] = photoFormats;
  return {
    // For feeds, whose readers know no srcset: the smallest that fills the place.
    src: getUrl(widths.find((width) => width >= frame.width) ?? maxWidth, fallback),
    srcSet: getSrcSet(fallback),
    source: { type: `image/${preferred}`, srcSet: getSrcSet(preferred) },
  };
}
