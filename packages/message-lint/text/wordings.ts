import type { FindingText } from '../Rule';

/** Returns all matches of a pattern. Most texts have no match, and `search` avoids the copy that `matchAll` makes. */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
}

/** Escapes a text for use as a literal in a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns ` Did you mean "…"?` with the most similar candidate, or an empty text if none is similar enough. */
export function suggest(word: string, candidates: Iterable<string>): FindingText {
  const [best] = [...candidates]
    .map((candidate) => ({
      candidate,
      distance: getEditDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const maxDistance = Math.max(2, word.length / 3);
  return best && best.distance <= maxDistance
    ? { id: 'didYouMean', values: { candidate: best.candidate } }
    : '';
}

/** The Levenshtein distance between two words. */
function getEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
