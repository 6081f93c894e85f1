import type { Nodes, Root } from 'hast';
import { sitePath } from '@/lib/shared/basePath';

/** A rehype plugin for links and pictures of the site, which stand in a text without the folder that the site stands in. */
export function rehypeBasePath() {
  return (tree: Root) => place(tree);
}

function place(node: Nodes): void {
  if (node.type === 'element') {
    for (const name of ['href', 'src']) {
      const address = node.properties[name];
      if (typeof address === 'string' && /^\/(?!\/)/.test(address)) node.properties[name] = sitePath(address);
    }
  }
  if ('children' in node) node.children.forEach(place);
}
