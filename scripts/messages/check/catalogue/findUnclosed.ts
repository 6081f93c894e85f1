import { createScanner } from 'jsonc-parser';

const partners: Record<string, string> = { '{': '}', '[': ']' };

/** A bracket that is open: where it stands, how far its line is indented, and the bracket that closes it. */
type Bracket = { offset: number; indent: number; partner: string };

/**
 * The bracket that was probably never closed: the first one whose partner stands in another column, or the innermost
 * one that is open at the end of the file.
 */
export function findUnclosed(source: string): Bracket | undefined {
  const open: Bracket[] = [];
  const scanner = createScanner(source, true);
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const token = source[offset] ?? '';
    const partner = partners[token];
    if (partner) {
      open.push({ offset, indent: indentOf(source, offset), partner });
    } else if (token === '}' || token === ']') {
      const bracket = open.pop();
      if (bracket && indentOf(source, offset) !== bracket.indent) return bracket;
    }
  }
  return open.at(-1);
}

function indentOf(source: string, offset: number): number {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  return /^\s*/.exec(source.slice(lineStart, offset))?.[0].length ?? 0;
}
