import { parseDocument } from 'yaml';
import { findJsonSyntaxError } from './findJsonSyntaxError';
import type { ParsedContent } from './MessageFile';
import { createSyntaxIssue, type SyntaxIssue } from './SyntaxIssue';
import {
  createFailedContent,
  findConflict,
  findDuplicateKeys,
  findEncodingError,
  findJsonExcess,
} from './syntaxIssues';
import { buildTree, getTexts } from './Tree';

/** Parses a JSON file. After `JSON.parse` has validated it, the YAML parser provides the position of each value. */
export function parseJson(source: string): ParsedContent {
  const issue = findSyntaxIssue(source);
  if (issue) return createFailedContent(issue);
  const document = parseDocument(source);
  const tree = buildTree(document.contents, source, 0);
  return {
    tree,
    texts: getTexts(tree),
    nodes: [],
    markdownIssues: [],
    syntaxIssues: findDuplicateKeys(document, 0),
  };
}

function findSyntaxIssue(source: string): SyntaxIssue | undefined {
  const issue = findEncodingError(source) ?? findJsonExcess(source);
  if (issue) return issue;
  try {
    const value: unknown = JSON.parse(source);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return undefined;
    return createSyntaxIssue(0, 'syntax.json.notAnObject');
  } catch (error) {
    const reason = (error as Error).message;
    const unexplained = createSyntaxIssue(0, 'syntax.json.invalid', { reason });
    return findConflict(source) ?? findJsonSyntaxError(source) ?? unexplained;
  }
}
