import type { Root } from 'hast';
import { visitElements } from './visitElements';

/** Rehype plugin for feeds, which are read outside the site: makes the URLs of links and images absolute. */
export function rehypeAbsoluteUrls(base: string) {
  const resolve = (url: string) => (URL.canParse(url, base) ? new URL(url, base).href : url);
  return (tree: Root) =>
    visitElements(tree, ({ properties }) => {
      for (const name of ['href', 'src']) {
        const url = properties[name];
        if (typeof url === 'string') properties[name] = resolve(url);
      }
      if (typeof properties.srcSet === 'string') {
        // The attribute is a list of paths with their widths: `/a.avif 640w, /b.avif 1280w`.
        properties.srcSet = properties.srcSet.replace(/\/\S+/g, resolve);
      }
    });
}
