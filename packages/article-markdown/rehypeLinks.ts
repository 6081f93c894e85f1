import type { Root } from 'hast';
import { visitElements } from './visitElements';

/** Rehype plugin for links: sets the URLs of internal links, and adds `rel="noopener"` to external links. */
export function rehypeLinks(getHref = (path: string) => path) {
  return (tree: Root) =>
    visitElements(tree, ({ properties }) => {
      const href = String(properties.href);
      if (/^\/(?!\/)/.test(href)) properties.href = getHref(href);
      if (/^https?:/.test(href)) properties.rel = ['noopener'];
    });
}
