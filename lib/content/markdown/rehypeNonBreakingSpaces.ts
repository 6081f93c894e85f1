import type { Nodes, Root } from 'hast';
import { addNonBreakingSpaces } from '../messages/addNonBreakingSpaces';

/** Rehype plugin that adds non-breaking spaces to all text except code. */
export function rehypeNonBreakingSpaces() {
  return (tree: Root) => walk(tree);
}

function walk(node: Nodes): void {
  if (node.type === 'text') node.value = addNonBreakingSpaces(node.value);
  else if ('children' in node && !('tagName' in node && node.tagName === 'code')) node.children.forEach(walk);
}
