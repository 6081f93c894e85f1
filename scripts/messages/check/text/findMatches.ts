/** All matches of an expression. Most texts have none, which is found out faster than `matchAll` copies the expression. */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
}
