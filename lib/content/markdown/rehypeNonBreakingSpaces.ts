import type { Nodes, Root } from 'hast';
import { addNonBreakingSpaces } from '../messages/addNonBreakingSpaces';

/** Glues the texts of a document; what is code is left as it was written. */
export function rehypeNonBreakingSpaces() {
  return (tree: Root) => walk(tree);
}

function walk(node: Nodes): void {
  if (node.type === 'text') node.value = addNonBreakingSpaces(node.value);
  else if ('children' in node && !('tagName' in node && node.tagName === 'code')) node.children.forEach(walk);
}
