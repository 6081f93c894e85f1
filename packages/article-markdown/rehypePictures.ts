import type { Element, Root } from 'hast';
import type { MarkdownPicture } from './MarkdownOptions';
import { visitElements } from './visitElements';

/** Rehype plugin for images: sets their attributes, adds a `<picture>` if they have a source, and loads them lazily. */
export function rehypePictures(getPicture = (src: string): MarkdownPicture => ({ img: { src } })) {
  return (tree: Root) =>
    visitElements(tree, (element) => {
      if (element.tagName !== 'img') return;
      const { img, source } = getPicture(String(element.properties.src));
      Object.assign(element.properties, img, { loading: 'lazy', decoding: 'async' });
      if (source) Object.assign(element, wrapInPicture({ ...element }, source));
    });
}

function wrapInPicture(img: Element, properties: Element['properties']): Element {
  const source: Element = { type: 'element', tagName: 'source', properties, children: [] };
  return { type: 'element', tagName: 'picture', properties: {}, children: [source, img] };
}
