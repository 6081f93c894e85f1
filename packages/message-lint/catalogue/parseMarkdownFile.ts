import { type Document, parse, parseDocument } from 'yaml';
import type { MessageLintOptions } from '../MessageLintOptions';
import { findMarkdownIssues } from '../markdown/findMarkdownIssues';
import { errorAt, type Issue } from '../Rule';
import { flattenMarkdown, type ParsedContent } from './MessageFile';
import {
  createFailedContent,
  findConflict,
  findDeepBracket,
  findDeepLine,
  findDuplicateKeys,
  findEncodingError,
} from './syntaxIssues';
import { buildTree, getTexts } from './Tree';

/** Parses a Markdown file: front matter and body. */
export function parseMarkdownFile(
  source: string,
  parseMarkdown: MessageLintOptions['parseMarkdown'],
): ParsedContent {
  const conflict = findConflict(source);
  if (conflict) return createFailedContent(conflict);
  const base = source.indexOf('\n') + 1;
  const yaml = /^[\s\S]*?(?=\r?\n---(?:\r?\n|$))/.exec(source.slice(base))?.[0];
  if (!/^---\r?\n/.test(source) || yaml === undefined)
    return createFailedContent(explainMissingFence(source));
  const depthIssue = findDeepBracket(source.slice(0, base + yaml.length)) ?? findDeepLine(source);
  if (depthIssue) return createFailedContent(depthIssue);

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
  // YAML accepts `title:"Stock: a guide"` as a field with another name.
  const joined = /^[\w-]+:["'].*: /m.exec(yaml);
  if (joined) return createFailedContent(errorAt(base + joined.index, 'syntax.yaml.missingSpace'));
  const tree = buildTree(document.contents, source, base);
  const markdown = parseMarkdown(source);
  const body = markdown.children.filter(({ type }) => type !== 'yaml');
  return {
    tree,
    texts: getTexts(tree),
    nodes: body.flatMap(flattenMarkdown),
    markdownIssues: findMarkdownIssues(markdown, source),
    syntaxIssues: findComments(yaml, base),
  };
}

function explainMissingFence(source: string): Issue {
  const encodingIssue = findEncodingError(source);
  if (encodingIssue) return encodingIssue;
  const isOpened = /^---\r?\n/.test(source);
  return errorAt(0, `syntax.frontMatter.${isOpened ? 'unclosed' : 'missing'}`);
}

function explainYamlError(error: Error, { errors: [firstError] }: Document, base: number): Issue {
  const reason = (firstError ?? error).message.replace(/ at line [\s\S]*$/, '');
  return errorAt(base + (firstError?.pos[0] ?? 0), 'syntax.yaml.invalid', { reason });
}

/** Reports comments: outside quotation marks, YAML ignores everything after ` #`. */
function findComments(yaml: string, base: number): Issue[] {
  const fields = yaml.matchAll(/^([\w-]+:(?: +[^"'\s#](?:(?! #).)*)? )#/gm);
  return [...fields].map(({ 1: before = '', index }) =>
    errorAt(base + index + before.length, 'syntax.yaml.comment'),
  );
}

/** Common errors in a line `field: text`, most reliable first, by the id of their sentences. */
const commonErrors: [id: string, pattern: RegExp][] = [
  ['wideColon', /^[\w-]+\s*：/],
  ['tab', /^\t/],
  ['spaces', /^ +[\w-]+: /],
  ['missingSpace', /^[\w-]+:(?!\/\/)\S/],
  ['closingQuote', /^[\w-]+: +(?:"(?:[^"\\]|\\.)*|'[^']*)$/],
  ['innerQuote', /^[\w-]+: +"(?:[^"\\]|\\.)*"\s*[^\s#]/],
  ['apostrophes', /^[\w-]+: +'(?:[^']|'')*'\s*[^\s#]/],
  ['unclosedList', /^[\w-]+: +\[[^\]]*$/],
  ['colon', /^[\w-]+: +[^"'[{].*: /],
  ['firstCharacter', /^[\w-]+: +[@`%&*!|>{]/],
  ['backslash', /^[\w-]+: +".*\\(?!["\\/nt])/],
  ['noColon', /^[^\s:#-][^:]*$/],
];

/**
 * Explains why front matter is not valid YAML, by the first line with a common error. Undefined if no line has one.
 * `base` is the offset of the front matter in its file.
 */
function findYamlSyntaxError(yaml: string, base: number): Issue | undefined {
  for (const { 0: line, index } of yaml.matchAll(/^.+/gm)) {
    const [id] = commonErrors.find(([, pattern]) => pattern.test(line)) ?? [];
    if (id !== undefined) return errorAt(base + index, `syntax.yaml.${id}`);
  }
  return undefined;
}
