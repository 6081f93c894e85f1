import type { Document } from 'yaml';
import { errorAt, type Issue } from '../Rule';
import type { ParsedContent } from './MessageFile';

/** Far above the sizes of real files, and low enough for parsers that are recursive or take quadratic time. */
const LIMITS = { jsonCharacters: 1_000_000, markdownCharacters: 100_000, lines: 3000, depth: 50, marks: 300 };

/** The content of a file that cannot be parsed. Other rules report nothing in it. */
export function createFailedContent(...syntaxIssues: Issue[]): ParsedContent {
  return { tree: undefined, texts: [], nodes: [], markdownIssues: [], syntaxIssues };
}

/** Finds JSON that is too large, or has too many groups and lists inside each other. */
export function findJsonExcess(source: string): Issue | undefined {
  const { jsonCharacters: max } = LIMITS;
  if (source.length > max) return errorAt(0, 'syntax.tooLarge', { max: `${max}` });
  return findDeepBracket(source, /"(?:[^"\\\r\n]|\\.)*"|[{}[\]]/g);
}

/** Finds Markdown that is too large, has too many levels, or too many marks such as `*` in a paragraph. */
export function findMarkdownExcess(source: string, bodyStart: number): Issue | undefined {
  const { markdownCharacters, lines: maxLines, depth, marks: maxMarks } = LIMITS;
  const lines = [...source.matchAll(/[^\r\n]*(?:\r?\n|$)/g)];
  if (source.length > markdownCharacters)
    return errorAt(0, 'syntax.tooLarge', { max: `${markdownCharacters}` });
  if (lines.length > maxLines) return errorAt(0, 'syntax.tooManyLines', { max: `${maxLines}` });
  const deepFrontMatter = findDeepBracket(source.slice(0, bodyStart), /[{}[\]]/g);
  if (deepFrontMatter) return deepFrontMatter;
  let fence = '';
  let marks = 0;
  for (const { 0: line, index } of lines) {
    const [prefix = ''] = /^(?:[ \t]|>|[-*+?](?=\s)|\d+[.)](?=\s))*/.exec(line) ?? [];
    const [delimiter = ''] = /^(?:`{3,}|~{3,})/.exec(line.slice(prefix.length)) ?? [];
    if (index >= bodyStart && fence !== '') {
      if (delimiter.startsWith(fence)) fence = '';
      continue;
    }
    const levels = prefix.match(/>|[-*+?]|\d+/g)?.length ?? 0;
    if (levels > depth || prefix.length > 4 * depth) return errorAt(index, 'syntax.tooDeep', { max: depth });
    if (index < bodyStart) continue;
    fence = delimiter;
    const isNewBlock = line.trim() === '' || /^\s*\|/.test(line);
    marks = (isNewBlock ? 0 : marks) + (line.match(/[*_~[\]!<&`\\]/g)?.length ?? 0);
    if (marks > maxMarks) return errorAt(index, 'syntax.tooManyMarks', { max: maxMarks });
  }
  return undefined;
}

/** Finds the first bracket with too many levels above it. `pattern` matches brackets, and texts that may contain some. */
function findDeepBracket(source: string, pattern: RegExp): Issue | undefined {
  let level = 0;
  for (const { 0: token, index } of source.matchAll(pattern)) {
    if (token === '{' || token === '[') level += 1;
    if (token === '}' || token === ']') level -= 1;
    if (level > LIMITS.depth) return errorAt(index, 'syntax.tooDeep', { max: LIMITS.depth });
  }
  return undefined;
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
