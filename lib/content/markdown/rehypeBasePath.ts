import type { Nodes, Root } from 'hast';
import { sitePath } from '@/lib/shared/basePath';

/** A rehype plugin for links of the site, which stand in a text without the folder that the site stands in. */
export function rehypeBasePath() {
  return (tree: Root) => place(tree);
}

function place(node: Nodes): void {
  if (node.type === 'element') {
    const { href } = node.properties;
    if (typeof href === 'string' && /^\/(?!\/)/.test(href)) node.properties.href = sitePath(href);
  }
  if ('children' in node) node.children.forEach(place);
}
