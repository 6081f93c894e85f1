import type { Heading, Nodes } from 'mdast';

/** Where something begins and ends in its file. */
type Place = { start: number; end: number };

type Special =
  | { type: 'link' | 'definition'; url: string }
  | { type: 'image'; url: string; alt: string | null | undefined }
  | { type: 'heading'; depth: Heading['depth'] }
  | { type: 'table'; rows: (Place & { cells: number })[] };

/** What the checks need of a node of a post's body: a small part of what the parser knows, for thousands of posts. */
export type MarkdownNode = Place & (Special | { type: Exclude<Nodes['type'], Special['type']> });

/** A parsed node and all below it, parents first. */
export function flatten(node: Nodes): MarkdownNode[] {
  return [compact(node), ...('children' in node ? node.children.flatMap(flatten) : [])];
}

function compact(node: Nodes): MarkdownNode {
  const place = placeOf(node);
  switch (node.type) {
    case 'link':
    case 'definition':
      return { ...place, type: node.type, url: node.url };
    case 'image':
      return { ...place, type: node.type, url: node.url, alt: node.alt };
    case 'heading':
      return { ...place, type: node.type, depth: node.depth };
    case 'table':
      return {
        ...place,
        type: node.type,
        rows: node.children.map((row) => ({ ...placeOf(row), cells: row.children.length })),
      };
    default:
      return { ...place, type: node.type };
  }
}

function placeOf({ position }: Nodes): Place {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
