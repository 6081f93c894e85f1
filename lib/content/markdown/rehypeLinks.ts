import type { Root } from 'hast';
import { withBasePath } from '@/lib/shared/basePath';
import { visitElements } from './visitElements';

/**
 * A rehype plugin for links: those of the site stand in a text without the folder that the site stands in, and the page
 * that one to elsewhere leads to learns of no window that it could steer.
 */
export function rehypeLinks() {
  return (tree: Root) =>
    visitElements(tree, ({ properties }) => {
      const href = String(properties.href);
      if (/^\/(?!\/)/.test(href)) properties.href = withBasePath(href);
      if (/^https?:/.test(href)) properties.rel = ['noopener'];
    });
}
