import type { Document } from 'yaml';
import { createSyntaxIssue, type SyntaxIssue } from './SyntaxIssue';

/** Finds the conflict markers that git writes into a file if two people changed the same lines. */
export function findConflict(source: string): SyntaxIssue | undefined {
  const offset = source.search(/^(?:<{7} |={7}\r?$|>{7} )/m);
  if (offset < 0) return undefined;
  const problem = 'Git conflict: two people changed these lines, and the file contains both versions.';
  const remedy = 'Keep the correct version. Delete the other one and the lines <<<<<<<, ======= and >>>>>>>.';
  return createSyntaxIssue(offset, problem, remedy);
}

/** Finds a wrong encoding or wrong line endings, as written by some text editors. */
export function findEncodingError(source: string): SyntaxIssue | undefined {
  const remedy = 'Save it as "UTF-8", not as "UTF-8 with BOM", "UTF-16" or "Unicode".';
  if (source.startsWith('\uFEFF'))
    return createSyntaxIssue(0, 'The file starts with a byte order mark (BOM).', remedy);
  if (source.includes('\0')) return createSyntaxIssue(0, 'The file is not saved as UTF-8.', remedy);
  const offset = source.search(/\r(?!\n)/);
  if (offset < 0) return undefined;
  const problem = 'The file has CR line endings, as on old Macs.';
  return createSyntaxIssue(offset, problem, 'Save it with LF or CRLF line endings.');
}

/** Finds duplicate keys in a group. Parsers keep only the last value. `base` is the document's offset in the file. */
export function findDuplicateKeys(document: Document, base: number): SyntaxIssue[] {
  const problem = 'This key occurs twice in the same group, so the first value is ignored.';
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => createSyntaxIssue(base + pos[0], problem, 'Delete one of the two, or rename it.'));
}
