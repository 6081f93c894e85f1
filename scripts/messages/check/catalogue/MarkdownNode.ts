import type { Nodes } from 'mdast';

/** What the checks need of a node of a post's body: a small part of what the parser knows, for thousands of posts. */
export type MarkdownNode = {
  type: Nodes['type'];
  /** Where it begins and ends in its file. */
  start: number;
  end: number;
  /** How many nodes lie right below it. */
  size: number;
  /** Of a link, a definition or an image. */
  url?: string;
  /** Of an image. */
  alt?: string | null;
  /** Of a heading. */
  depth?: number;
};

/** A parsed node and all below it, parents first. */
export function flatten(node: Nodes): MarkdownNode[] {
  const children: Nodes[] = 'children' in node ? node.children : [];
  return [
    {
      type: node.type,
      start: node.position?.start.offset ?? 0,
      end: node.position?.end.offset ?? 0,
      size: children.length,
      url: 'url' in node ? node.url : undefined,
      alt: 'alt' in node ? node.alt : undefined,
      depth: 'depth' in node ? node.depth : undefined,
    },
    ...children.flatMap(flatten),
  ];
}
