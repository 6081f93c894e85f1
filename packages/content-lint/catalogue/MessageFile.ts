import type { MarkdownIssue } from '../markdown/MarkdownIssue';
import type { FileFormat, FileKind } from './FileFormat';
import type { MarkdownNode } from './MarkdownNode';
import type { SyntaxIssue } from './SyntaxIssue';
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
  markdownIssues: MarkdownIssue[];
  /** Syntax errors, and content that YAML and JSON parsers drop silently. */
  syntaxIssues: SyntaxIssue[];
};

/** A file under the messages folder. */
export type MessageFile = ParsedContent & {
  /** Path for findings: `messages/vi/home.json`. */
  path: string;
  /** Path relative to the folder of its locale: `home.json`, `news/hai-phong-open-day.md`. */
  name: string;
  /** Undefined if all locales share the file. */
  locale: string | undefined;
  kind: FileKind;
  format: FileFormat;
  source: string;
};
