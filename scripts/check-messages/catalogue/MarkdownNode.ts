import type { Nodes } from 'mdast';

/** A node of a post's body. */
export type MarkdownNode = Nodes;

/** A node and all below it, parents first. */
export function flatten(node: MarkdownNode): MarkdownNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];
}

/** Where a node begins in its file. */
export function offsetOf(node: MarkdownNode): number {
  return node.position?.start.offset ?? 0;
}
