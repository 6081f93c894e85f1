/** Returns all matches of a pattern. Most texts have no match, and `search` avoids the copy that `matchAll` makes. */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
}
