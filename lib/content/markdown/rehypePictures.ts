import { readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { withBasePath } from '@/lib/shared/basePath';
import { getPhotoSources } from '@/lib/shared/pictures/getPhotoSources';
import { parsePhotoUrl } from '@/lib/shared/pictures/photoUrl';
import { getColumnSizes } from '@/lib/shared/pictures/pictureFrames';
import { getPictureFile } from '../pictures/getPhotoInfo';
import { getPublishedPictureUrl } from '../pictures/getPublishedPictureUrl';
import { getSvgSize } from '../pictures/getSvgSize';
import { visitElements } from './visitElements';

/** The maximum width of the text column. */
const COLUMN_WIDTH_PX = 800;

/**
 * Rehype plugin for images: sets `width` and `height` to prevent layout shifts, and loads images lazily. Photographs get
 * a responsive `<picture>` that keeps their aspect ratio.
 */
export function rehypePictures() {
  return (tree: Root) =>
    visitElements(tree, (element) => {
      if (element.tagName === 'img') Object.assign(element, createPicture({ ...element }));
    });
}

function createPicture(img: Element): Element {
  const src = getPublishedPictureUrl(String(img.properties.src));
  const photo = parsePhotoUrl(src);
  const lazyLoading = { loading: 'lazy', decoding: 'async' };
  if (!photo) {
    const size = src.endsWith('.svg')
      ? fitToColumn(getSvgSize(readFileSync(getPictureFile(src), 'utf8')))
      : {};
    return { ...img, properties: { ...img.properties, src: withBasePath(src), ...size, ...lazyLoading } };
  }
  const displaySize = fitToColumn(photo);
  const { source, ...imageAttributes } = getPhotoSources(photo, displaySize);
  const sizes = getColumnSizes(displaySize.width);
  const image = {
    ...img,
    properties: { ...img.properties, ...imageAttributes, sizes, ...displaySize, ...lazyLoading },
  };
  const sourceElement: Element = {
    type: 'element',
    tagName: 'source',
    properties: { ...source, sizes },
    children: [],
  };
  return { type: 'element', tagName: 'picture', properties: {}, children: [sourceElement, image] };
}

/** Scales a size down to the width of the text column. */
function fitToColumn({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, COLUMN_WIDTH_PX / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
