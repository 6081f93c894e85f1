import type { Document } from 'yaml';
import { errorAt, type Issue } from '../Rule';
import type { ParsedContent } from './MessageFile';

/** Far above the levels of real files. Parsers are recursive and would crash. */
const MAX_DEPTH = 50;

const deepLine = new RegExp(`^(?:[ \\t]*(?:>|[-*+](?=\\s)|\\d+[.)](?=\\s))){${MAX_DEPTH + 1}}`, 'm');

/** The content of a file that cannot be parsed. Other rules report nothing in it. */
export function createFailedContent(...syntaxIssues: Issue[]): ParsedContent {
  return { tree: undefined, texts: [], nodes: [], markdownIssues: [], syntaxIssues };
}

/** Finds the first bracket of JSON or YAML with too many levels above it. */
export function findDeepBracket(source: string): Issue | undefined {
  let level = 0;
  for (const { 0: token, index } of source.matchAll(/"(?:[^"\\\r\n]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') level += 1;
    if (token === '}' || token === ']') level -= 1;
    if (level > MAX_DEPTH) return errorAt(index, 'syntax.tooDeep', { max: MAX_DEPTH });
  }
  return undefined;
}

/** Finds the first line of Markdown with too many levels of lists or quotes. */
export function findDeepLine(source: string): Issue | undefined {
  const offset = source.search(deepLine);
  return offset < 0 ? undefined : errorAt(offset, 'syntax.tooDeep', { max: MAX_DEPTH });
}

/** Finds the conflict markers that git writes into a file if two people changed the same lines. */
export function findConflict(source: string): Issue | undefined {
  const offset = source.search(/^(?:<{7} |={7}\r?$|>{7} )/m);
  return offset < 0 ? undefined : errorAt(offset, 'syntax.conflict');
}

/** Finds a wrong encoding or wrong line endings, as written by some text editors. */
export function findEncodingError(source: string): Issue | undefined {
  if (source.startsWith('\uFEFF')) return errorAt(0, 'syntax.encoding.byteOrderMark');
  if (source.includes('\0')) return errorAt(0, 'syntax.encoding.notUtf8');
  const offset = source.search(/\r(?!\n)/);
  return offset < 0 ? undefined : errorAt(offset, 'syntax.encoding.lineEndings');
}

/** Finds duplicate keys in a group. Parsers keep only the last value. `base` is the document's offset in the file. */
export function findDuplicateKeys(document: Document, base: number): Issue[] {
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => errorAt(base + pos[0], 'syntax.duplicateKey'));
}
