import type { Locale } from '@/lib/shared/i18n/locales';
import type { Slip } from '../markdown/Slip';
import type { SharedKind } from './getSchema';
import type { MarkdownNode } from './MarkdownNode';
import type { TextNode, Tree } from './Tree';

/**
 * `copy`: the texts of a page. `mail`: those of the server's mails. `entities`: a list with an entry for each thing.
 * `post`: an article or news item. `page`: a page that editors added.
 */
export type FileKind = SharedKind | 'copy' | 'mail' | 'entities' | 'post' | 'page';

/** Something that keeps a file from being read, in plain words, with its place in the file. */
export type SyntaxMistake = { offset: number; problem: string; remedy: string };

/** What a file's text says. */
export type Parsed = {
  /** The JSON, or a post's front matter; undefined where it cannot be read. */
  tree: Tree | undefined;
  /** The texts of the tree. */
  texts: TextNode[];
  /** The nodes of a post's body, parents before children; none where there is no body. */
  nodes: MarkdownNode[];
  /** Places of a post's body that are rendered differently from what was meant. */
  slips: Slip[];
  /** What keeps it from being read, and what YAML and JSON parsers pass over in silence. */
  mistakes: SyntaxMistake[];
};

/** A file under the messages folder. */
export type MessageFile = Parsed & {
  /** As an editor knows it: `messages/vi/home.json`. */
  path: string;
  /** Below the folder of its language: `home.json`, `news/hai-phong-open-day.md`. */
  name: string;
  locale: Locale | undefined;
  kind: FileKind;
  source: string;
};
