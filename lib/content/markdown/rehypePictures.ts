import { readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { sitePath } from '@/lib/shared/basePath';
import { readPhotoAddress } from '@/lib/shared/pictures/photoAddress';
import { photoSources } from '@/lib/shared/pictures/photoSources';
import { columnSizes } from '@/lib/shared/pictures/pictureFrames';
import { fileOfPicture } from '../pictures/photoFacts';
import { publishedPicture } from '../pictures/publishedPicture';
import { svgSize } from '../pictures/svgSize';
import { eachElement } from './eachElement';

/** How wide a text is at most, in CSS pixels. */
const COLUMN = 800;

/**
 * A rehype plugin for pictures in a text: each says how large it is, so that nothing moves when it arrives, and waits
 * until a reader comes near; photographs are published as those of fields are, with their own proportions.
 */
export function rehypePictures() {
  return (tree: Root) =>
    eachElement(tree, (element) => {
      if (element.tagName === 'img') Object.assign(element, pictureOf({ ...element }));
    });
}

function pictureOf(img: Element): Element {
  const src = publishedPicture(String(img.properties.src));
  const photo = readPhotoAddress(src);
  const later = { loading: 'lazy', decoding: 'async' };
  if (!photo) {
    const size = src.endsWith('.svg') ? fitted(svgSize(readFileSync(fileOfPicture(src), 'utf8'))) : {};
    return { ...img, properties: { ...img.properties, src: sitePath(src), ...size, ...later } };
  }
  const place = fitted(photo);
  const { source, ...files } = photoSources(photo, place);
  const sizes = columnSizes(place.width);
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
