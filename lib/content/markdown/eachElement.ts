import type { Element, Nodes } from 'hast';

/** Calls `act` with every element of a rendered Markdown file, inner ones first. */
export function eachElement(node: Nodes, act: (element: Element) => void): void {
  if ('children' in node) for (const child of node.children) eachElement(child, act);
  if (node.type === 'element') act(node);
}
