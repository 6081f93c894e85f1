import { createScanner } from 'jsonc-parser';

/**
 * Returns the offset of the bracket that is probably not closed: the first one whose closing bracket has a different
 * indentation, or the innermost one that is open at the end of the file.
 */
export function findUnclosedBracket(source: string): number {
  const openBrackets: { offset: number; indent: number }[] = [];
  const scanner = createScanner(source, /* ignoreTrivia: */ true);
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const token = source[offset];
    const indent = getIndent(source, offset);
    if (token === '{' || token === '[') {
      openBrackets.push({ offset, indent });
    } else if (token === '}' || token === ']') {
      const bracket = openBrackets.pop();
      if (bracket && bracket.indent !== indent) return bracket.offset;
    }
  }
  return openBrackets.at(-1)?.offset ?? 0;
}

/** Returns the indentation of the line at an offset. */
function getIndent(source: string, offset: number): number {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  return /^\s*/.exec(source.slice(lineStart, offset))?.[0].length ?? 0;
}
