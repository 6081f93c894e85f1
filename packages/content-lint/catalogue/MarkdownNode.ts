import type { Nodes } from 'mdast';

/** The fields of a Markdown node that rules need. A subset, to save memory with thousands of posts. */
export type MarkdownNode = {
  type: Nodes['type'];
  /** Offsets in the file. */
  start: number;
  end: number;
  /** Number of child nodes. */
  childCount: number;
  /** The URL of a link, a link definition or an image. */
  url?: string;
  /** The alternative text of an image. */
  alt?: string | null;
  /** The level of a heading. */
  depth?: number;
};

/** Returns a node and its descendants, parents first. */
export function flattenMarkdown(node: Nodes): MarkdownNode[] {
  const children: Nodes[] = 'children' in node ? node.children : [];
  return [
    {
      type: node.type,
      start: node.position?.start.offset ?? 0,
      end: node.position?.end.offset ?? 0,
      childCount: children.length,
      url: 'url' in node ? node.url : undefined,
      alt: 'alt' in node ? node.alt : undefined,
      depth: 'depth' in node ? node.depth : undefined,
    },
    ...children.flatMap(flattenMarkdown),
  ];
}
