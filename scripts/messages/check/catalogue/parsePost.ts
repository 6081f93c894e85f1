import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Document, parseDocument } from 'yaml';
import { parseFrontMatter } from '@/lib/content/markdown/parseMarkdown';
import { findConflict } from './findConflict';
import { findEncodingMistake } from './findEncodingMistake';
import { findYamlMistake } from './findYamlMistake';
import { flatten } from './MarkdownNode';
import type { Mistake, Parsed } from './MessageFile';
import { repeatedKeys } from './repeatedKeys';
import { buildTree, textsOf } from './Tree';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

/** Parses an article or news item: its front matter into a tree, its body into Markdown's. */
export function parsePost(source: string): Parsed {
  const conflicts = findConflict(source);
  if (conflicts.length > 0) return unreadable(...conflicts);
  const base = source.indexOf('\n') + 1;
  const yaml = /^[\s\S]*?(?=\r?\n---(?:\r?\n|$))/.exec(source.slice(base))?.[0];
  if (!/^---\r?\n/.test(source) || yaml === undefined) return unreadable(missingFence(source));

  const document = parseDocument(yaml);
  const repeated = repeatedKeys(document, base);
  if (repeated.length > 0) return unreadable(...repeated);
  try {
    parseFrontMatter(source);
  } catch (error) {
    return unreadable(findYamlMistake(yaml, base) ?? unexplained(error as Error, document, base));
  }
  const body = markdown.parse(source).children.filter(({ type }) => type !== 'yaml');
  const tree = buildTree(document.contents, { source, base });
  return {
    tree,
    texts: textsOf(tree),
    nodes: body.flatMap(flatten),
    mistakes: comments(yaml, base),
  };
}

function unreadable(...mistakes: Mistake[]): Parsed {
  return { tree: undefined, texts: [], nodes: [], mistakes };
}

function missingFence(source: string): Mistake {
  const encoding = findEncodingMistake(source);
  if (encoding) return encoding;
  return /^---\r?\n/.test(source)
    ? {
        offset: 0,
        problem: 'The front matter that begins here does not end.',
        remedy: 'Write a line --- after its last field.',
      }
    : {
        offset: 0,
        problem: 'The file does not begin with its front matter.',
        remedy: 'Let the first line be --- and nothing else; another line --- ends the front matter.',
      };
}

function unexplained(error: Error, document: Document, base: number): Mistake {
  const [first] = document.errors;
  const reason = (first ?? error).message.replace(/ at line [\s\S]*$/, '');
  return {
    offset: base + (first?.pos[0] ?? 0),
    problem: `The front matter is not YAML: ${reason}.`,
    remedy: 'Compare it with another article.',
  };
}

/** YAML leaves out what follows ` #`, quotation marks apart. */
function comments(yaml: string, base: number): Mistake[] {
  const mistakes: Mistake[] = [];
  let offset = base;
  for (const line of yaml.split('\n')) {
    const comment = /^[\w-]+:(?: +[^"'\s#](?:(?! #).)*)?( #.*)/.exec(line)?.[1];
    if (comment !== undefined) {
      mistakes.push({
        offset: offset + line.indexOf(comment) + 1,
        problem: 'Everything from this # on is left out: YAML takes it for a comment.',
        remedy: 'Put the whole text between " and ".',
      });
    }
    offset += line.length + 1;
  }
  return mistakes;
}
