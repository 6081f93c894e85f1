import { type Document, parseDocument } from 'yaml';
import { parseMarkdownTree } from '@/lib/content/markdown/markdownProcessor';
import { parseFrontMatter } from '@/lib/content/markdown/parseMarkdown';
import { findSlips } from '../markdown/findSlips';
import { findYamlSyntaxError } from './findYamlSyntaxError';
import { flatten } from './MarkdownNode';
import type { Parsed, SyntaxMistake } from './MessageFile';
import { createMistake, findConflict, findEncodingError, findRepeatedKeys } from './mistakes';
import { buildTree, getTexts } from './Tree';

/** Parses a Markdown file: front matter and body. */
export function parsePost(source: string): Parsed {
  const conflict = findConflict(source);
  if (conflict) return unreadable(conflict);
  const base = source.indexOf('\n') + 1;
  const yaml = /^[\s\S]*?(?=\r?\n---(?:\r?\n|$))/.exec(source.slice(base))?.[0];
  if (!/^---\r?\n/.test(source) || yaml === undefined) return unreadable(missingFence(source));

  const document = parseDocument(yaml);
  const repeated = findRepeatedKeys(document, base);
  if (repeated.length > 0) return unreadable(...repeated);
  try {
    parseFrontMatter(source);
  } catch (error) {
    return unreadable(findYamlSyntaxError(yaml, base) ?? unexplained(error as Error, document, base));
  }
  const tree = buildTree(document.contents, source, base);
  const markdown = parseMarkdownTree(source);
  const body = markdown.children.filter(({ type }) => type !== 'yaml');
  return {
    tree,
    texts: getTexts(tree),
    nodes: body.flatMap(flatten),
    slips: findSlips(markdown, source),
    mistakes: comments(yaml, base),
  };
}

function unreadable(...mistakes: SyntaxMistake[]): Parsed {
  return { tree: undefined, texts: [], nodes: [], slips: [], mistakes };
}

function missingFence(source: string): SyntaxMistake {
  const encoding = findEncodingError(source);
  if (encoding) return encoding;
  if (/^---\r?\n/.test(source)) {
    const remedy = 'Add a line --- after the last field.';
    return createMistake(0, 'The front matter is not closed.', remedy);
  }
  const remedy = 'The first line must be ---; a second line --- closes the front matter.';
  return createMistake(0, 'The file does not start with front matter.', remedy);
}

function unexplained(error: Error, { errors: [first] }: Document, base: number): SyntaxMistake {
  const reason = (first ?? error).message.replace(/ at line [\s\S]*$/, '');
  const problem = `The front matter is not valid YAML: ${reason}.`;
  return createMistake(base + (first?.pos[0] ?? 0), problem, 'Compare it with another article.');
}

/** Reports comments: outside quotation marks, YAML ignores everything after ` #`. */
function comments(yaml: string, base: number): SyntaxMistake[] {
  const problem = 'Everything after this # is ignored: YAML treats it as a comment.';
  const fields = yaml.matchAll(/^([\w-]+:(?: +[^"'\s#](?:(?! #).)*)? )#/gm);
  return [...fields].map(({ 1: before = '', index }) =>
    createMistake(base + index + before.length, problem, 'Put the whole text in quotation marks: "…".'),
  );
}
