import { readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { withBasePath } from '@/lib/shared/basePath';
import { getPhotoSources } from '@/lib/shared/pictures/getPhotoSources';
import { parsePhotoUrl } from '@/lib/shared/pictures/photoUrl';
import { getColumnSizes } from '@/lib/shared/pictures/pictureFrames';
import { getPictureFile } from '../pictures/getPhotoInfo';
import { getPublishedPicture } from '../pictures/getPublishedPicture';
import { getSvgSize } from '../pictures/getSvgSize';
import { visitElements } from './visitElements';

/** How wide a text is at most, in CSS pixels. */
const COLUMN = 800;

/**
 * A rehype plugin for pictures in a text: each says how large it is, so that nothing moves when it arrives, and waits
 * until a reader comes near; photographs are published as those of fields are, with their own proportions.
 */
export function rehypePictures() {
  return (tree: Root) =>
    visitElements(tree, (element) => {
      if (element.tagName === 'img') Object.assign(element, createPicture({ ...element }));
    });
}

function createPicture(img: Element): Element {
  const src = getPublishedPicture(String(img.properties.src));
  const photo = parsePhotoUrl(src);
  const later = { loading: 'lazy', decoding: 'async' };
  if (!photo) {
    const size = src.endsWith('.svg') ? fitted(getSvgSize(readFileSync(getPictureFile(src), 'utf8'))) : {};
    return { ...img, properties: { ...img.properties, src: withBasePath(src), ...size, ...later } };
  }
  const place = fitted(photo);
  const { source, ...files } = getPhotoSources(photo, place);
  const sizes = getColumnSizes(place.width);
  const plain = { ...img, properties: { ...img.properties, ...files, sizes, ...place, ...later } };
  const other: Element = {
    type: 'element',
    tagName: 'source',
    properties: { ...source, sizes },
    children: [],
  };
  return { type: 'element', tagName: 'picture', properties: {}, children: [other, plain] };
}

/** A size scaled to the text's column where it is wider. */
function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, COLUMN / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
