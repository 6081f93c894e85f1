import type { Root } from 'hast';
import { withBasePath } from '@/lib/shared/basePath';
import { visitElements } from './visitElements';

/**
 * Rehype plugin for links: prefixes internal links with the base path and adds `rel="noopener"` to external links.
 */
export function rehypeLinks() {
  return (tree: Root) =>
    visitElements(tree, ({ properties }) => {
      const href = String(properties.href);
      if (/^\/(?!\/)/.test(href)) properties.href = withBasePath(href);
      if (/^https?:/.test(href)) properties.rel = ['noopener'];
    });
}
