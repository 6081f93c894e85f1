import type { Nodes } from 'mdast';
import type { Issue } from '../Rule';
import type { FileFormat } from './FileFormat';
import type { TextNode, Tree } from './Tree';

/** The parsed content of a file. */
export type ParsedContent = {
  /** The JSON, or the front matter of a Markdown file; undefined if it could not be parsed. */
  tree: Tree | undefined;
  /** The texts of the tree. */
  texts: TextNode[];
  /** The nodes of a Markdown body, parents before children. */
  nodes: MarkdownNode[];
  /** Places in a Markdown body that render differently from what the editor probably meant. */
  markdownIssues: Issue[];
  /** Syntax errors, and content that YAML and JSON parsers drop silently. */
  syntaxIssues: Issue[];
};

/** A file under the messages folder. */
export type MessageFile = ParsedContent & {
  /** Path for findings: `messages/vi/home.json`. */
  path: string;
  /** Path relative to the folder of its locale: `home.json`, `news/hai-phong-open-day.md`. */
  name: string;
  /** Undefined if all locales share the file. */
  locale: string | undefined;
  kind: FileFormat['kind'];
  format: FileFormat;
  source: string;
};

/** The fields of a Markdown node that rules need. A subset, to save memory with thousands of posts. */
type MarkdownNode = {
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

/** True for Markdown files with front matter: posts and pages. */
export function isMarkdown({ kind }: Pick<MessageFile, 'kind'>): boolean {
  return kind === 'post' || kind === 'page';
}
