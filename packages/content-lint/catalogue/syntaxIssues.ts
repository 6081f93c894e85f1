import type { Document } from 'yaml';
import { createSyntaxIssue, type SyntaxIssue } from './SyntaxIssue';

/** Finds the conflict markers that git writes into a file if two people changed the same lines. */
export function findConflict(source: string): SyntaxIssue | undefined {
  const offset = source.search(/^(?:<{7} |={7}\r?$|>{7} )/m);
  return offset < 0 ? undefined : createSyntaxIssue(offset, 'syntax.conflict');
}

/** Finds a wrong encoding or wrong line endings, as written by some text editors. */
export function findEncodingError(source: string): SyntaxIssue | undefined {
  if (source.startsWith('\uFEFF')) return createSyntaxIssue(0, 'syntax.encoding.byteOrderMark');
  if (source.includes('\0')) return createSyntaxIssue(0, 'syntax.encoding.notUtf8');
  const offset = source.search(/\r(?!\n)/);
  return offset < 0 ? undefined : createSyntaxIssue(offset, 'syntax.encoding.lineEndings');
}

/** Finds duplicate keys in a group. Parsers keep only the last value. `base` is the document's offset in the file. */
export function findDuplicateKeys(document: Document, base: number): SyntaxIssue[] {
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => createSyntaxIssue(base + pos[0], 'syntax.duplicateKey'));
}
