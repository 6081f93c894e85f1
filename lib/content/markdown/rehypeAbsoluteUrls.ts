import type { Root } from 'hast';
import { visitElements } from './visitElements';

/** A rehype plugin for feeds, which are read away from the site: makes the URLs of links and pictures absolute. */
export function rehypeAbsoluteUrls(base: string) {
  const resolve = (url: string) => (URL.canParse(url, base) ? new URL(url, base).href : url);
  return (tree: Root) =>
    visitElements(tree, ({ properties }) => {
      for (const name of ['href', 'src']) {
        const url = properties[name];
        if (typeof url === 'string') properties[name] = resolve(url);
      }
      if (typeof properties.srcSet === 'string') {
        properties.srcSet = properties.srcSet.replace(/\/\S+/g, resolve);
      }
    });
}
