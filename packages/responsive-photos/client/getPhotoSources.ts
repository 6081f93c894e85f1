import { formatPhotoUrl, type PhotoFormat, type PhotoVariant, photoFormats } from './photoUrl';

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
