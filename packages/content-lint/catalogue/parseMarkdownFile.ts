import { type Document, parse, parseDocument } from 'yaml';
import type { MarkdownOptions } from '../ContentLintOptions';
import { findMarkdownIssues } from '../markdown/findMarkdownIssues';
import { findYamlSyntaxError } from './findYamlSyntaxError';
import { flattenMarkdown } from './MarkdownNode';
import type { ParsedContent } from './MessageFile';
import { createSyntaxIssue, type SyntaxIssue } from './SyntaxIssue';
import {
  createFailedContent,
  findConflict,
  findDuplicateKeys,
  findEncodingError,
  findMarkdownExcess,
} from './syntaxIssues';
import { buildTree, getTexts } from './Tree';

/** Parses a Markdown file: front matter and body. */
export function parseMarkdownFile(source: string, markdownOptions: MarkdownOptions): ParsedContent {
  const conflict = findConflict(source);
  if (conflict) return createFailedContent(conflict);
  const base = source.indexOf('\n') + 1;
  const yaml = /^[\s\S]*?(?=\r?\n---(?:\r?\n|$))/.exec(source.slice(base))?.[0];
  if (!/^---\r?\n/.test(source) || yaml === undefined)
    return createFailedContent(explainMissingFence(source));
  const excess = findMarkdownExcess(source, base + yaml.length);
  if (excess) return createFailedContent(excess);

  const document = parseDocument(yaml);
  const duplicates = findDuplicateKeys(document, base);
  if (duplicates.length > 0) return createFailedContent(...duplicates);
  try {
    parse(yaml);
  } catch (error) {
    return createFailedContent(
      findYamlSyntaxError(yaml, base) ?? explainYamlError(error as Error, document, base),
    );
  }
  const tree = buildTree(document.contents, source, base);
  const markdown = markdownOptions.parse(source);
  const body = markdown.children.filter(({ type }) => type !== 'yaml');
  return {
    tree,
    texts: getTexts(tree),
    nodes: body.flatMap(flattenMarkdown),
    markdownIssues: findMarkdownIssues(markdown, source),
    syntaxIssues: findComments(yaml, base),
  };
}

function explainMissingFence(source: string): SyntaxIssue {
  const encodingIssue = findEncodingError(source);
  if (encodingIssue) return encodingIssue;
  const isOpened = /^---\r?\n/.test(source);
  return createSyntaxIssue(0, `syntax.frontMatter.${isOpened ? 'unclosed' : 'missing'}`);
}

function explainYamlError(error: Error, { errors: [firstError] }: Document, base: number): SyntaxIssue {
  const reason = (firstError ?? error).message.replace(/ at line [\s\S]*$/, '');
  return createSyntaxIssue(base + (firstError?.pos[0] ?? 0), 'syntax.yaml.invalid', { reason });
}

/** Reports comments: outside quotation marks, YAML ignores everything after ` #`. */
function findComments(yaml: string, base: number): SyntaxIssue[] {
  const fields = yaml.matchAll(/^([\w-]+:(?: +[^"'\s#](?:(?! #).)*)? )#/gm);
  return [...fields].map(({ 1: before = '', index }) =>
    createSyntaxIssue(base + index + before.length, 'syntax.yaml.comment'),
  );
}
