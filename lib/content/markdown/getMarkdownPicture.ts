import { readFileSync } from 'node:fs';
import type { MarkdownPicture } from 'article-markdown';
import { getPhotoSources, parsePhotoUrl } from '@/lib/browser/photos';
import { COLUMN_WIDTH_PX, getColumnSizes } from '@/lib/browser/pictureFrames';
import { getSvgSize } from '@/lib/content/pictures/svg';
import { basePath, withBasePath } from '@/lib/i18n/paths';
import { getPublishedPictureUrl } from '../pictures/getPublishedPictureUrl';
import { getPictureFile } from '../pictures/photos';

/**
 * Returns the attributes of an image in Markdown: `width` and `height` prevent layout shifts, and photographs get
 * responsive sources that keep their aspect ratio.
 */
export function getMarkdownPicture(originalSrc: string): MarkdownPicture {
  const src = getPublishedPictureUrl(originalSrc);
  const photo = parsePhotoUrl(src);
  if (!photo) {
    const size = src.endsWith('.svg')
      ? fitToColumn(getSvgSize(readFileSync(getPictureFile(src), 'utf8')))
      : {};
    return { img: { src: withBasePath(src), ...size } };
  }
  const displaySize = fitToColumn(photo);
  const { source, ...img } = getPhotoSources(photo, displaySize, basePath);
  const sizes = getColumnSizes(displaySize.width);
  return { img: { ...img, sizes, ...displaySize }, source: { ...source, sizes } };
}

/** Scales a size down to the width of the text column. */
function fitToColumn({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, COLUMN_WIDTH_PX / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
