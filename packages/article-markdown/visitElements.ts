import type { Element, Nodes } from 'hast';

/**
 * Calls `visit` with every element of a rendered Markdown file, children first. Errors thrown by `visit` get the line of
 * the element as their `line` property.
 */
export function visitElements(node: Nodes, visit: (element: Element) => void): void {
  if ('children' in node) for (const child of node.children) visitElements(child, visit);
  if (node.type !== 'element') return;
  try {
    visit(node);
  } catch (error) {
    throw Object.assign(error as Error, { line: node.position?.start.line });
  }
}
