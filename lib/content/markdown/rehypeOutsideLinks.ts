import type { Nodes, Root } from 'hast';

/** A rehype plugin for links that leave the site: the page they lead to learns of no window that it could steer. */
export function rehypeOutsideLinks() {
  return (tree: Root) => finish(tree);
}

function finish(node: Nodes): void {
  if (node.type === 'element' && node.tagName === 'a' && /^https?:/.test(String(node.properties.href))) {
    node.properties.rel = ['noopener'];
  }
  if ('children' in node) node.children.forEach(finish);
}
