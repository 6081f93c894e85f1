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

/** Written out as literals, which take half the memory of a spread. */
function compact(node: Nodes): MarkdownNode {
  const { start, end } = placeOf(node);
  switch (node.type) {
    case 'link':
    case 'definition':
      return { type: node.type, start, end, url: node.url };
    case 'image':
      return { type: node.type, start, end, url: node.url, alt: node.alt };
    case 'heading':
      return { type: node.type, start, end, depth: node.depth };
    case 'table': {
      const rows = node.children.map((row) => ({ ...placeOf(row), cells: row.children.length }));
      return { type: node.type, start, end, rows };
    }
    default:
      return { type: node.type, start, end };
  }
}

function placeOf({ position }: Nodes): Place {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
