import type { Element, Nodes } from 'hast';

/**
 * Calls `act` with every element of a rendered Markdown file, inner ones first. An error of `act` gets the element's line
 * as its `line`.
 */
export function visitElements(node: Nodes, act: (element: Element) => void): void {
  if ('children' in node) for (const child of node.children) visitElements(child, act);
  if (node.type !== 'element') return;
  try {
    act(node);
  } catch (error) {
    throw Object.assign(error as Error, { line: node.position?.start.line });
  }
}
