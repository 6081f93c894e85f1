/** Text that must stay on one line, including its trailing space, and its width with and without that space. */
type Word = { text: string; width: number; trimmedWidth: number };

/** The penalty for a line break inside a clause, equivalent to a line shorter by this fraction of the width. */
const MID_CLAUSE_PENALTY = 0.2;

/** Lines, and the sum of their costs: the square of each line's empty fraction, and penalties. */
type Layout = { lines: string[]; cost: number };

/**
 * Breaks words into the fewest lines that fit `width`. Among these layouts it prefers lines of even length that end at
 * a clause boundary. A word wider than `width` gets a line to itself.
 */
export function breakLines(words: Word[], width: number): string[] {
  // best[n] is the best layout of the last n words.
  const best: Layout[] = [{ lines: [], cost: 0 }];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const layouts: Layout[] = [];
    let line = { text: '', width: 0 };
    for (let end = start; end < words.length; end += 1) {
      const word = words[end] as Word;
      if (end > start && line.width + word.trimmedWidth > width) break;
      const emptyFraction = (width - line.width - word.trimmedWidth) / width;
      line = { text: line.text + word.text, width: line.width + word.width };
      const followingLines = best[words.length - 1 - end] as Layout;
      const text = line.text.trim();
      const isMidClause = followingLines.lines.length > 0 && !/\p{P}$/u.test(text);
      const cost = followingLines.cost + emptyFraction ** 2 + (isMidClause ? MID_CLAUSE_PENALTY ** 2 : 0);
      layouts.push({ lines: [text, ...followingLines.lines], cost });
    }
    best.push(layouts.sort((a, b) => a.lines.length - b.lines.length || a.cost - b.cost)[0] as Layout);
  }
  return best.at(-1)?.lines ?? [];
}
