/** A piece of text that stays together, the space after it included, and its widths with and without that space. */
export type Word = { text: string; width: number; trimmed: number };

/** What a line that breaks off inside a clause costs, as if it were short by this part of the width. */
const INSIDE_CLAUSE = 0.2;

type Setting = { lines: string[]; cost: number };

/**
 * Sets words in the fewest lines no wider than `width`, and of those so that the lines are even and rather end where a
 * clause does. A word that is wider than a line stands alone.
 */
export function breakLines(words: Word[], width: number): string[] {
  // The best setting of the words from each one on, found from the end.
  const best: Setting[] = [{ lines: [], cost: 0 }];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const settings: Setting[] = [];
    let line = { text: '', width: 0 };
    for (let end = start; end < words.length; end += 1) {
      const word = words[end] as Word;
      if (end > start && line.width + word.trimmed > width) break;
      const slack = (width - line.width - word.trimmed) / width;
      line = { text: line.text + word.text, width: line.width + word.width };
      const rest = best[words.length - 1 - end] as Setting;
      const text = line.text.trim();
      const insideClause = rest.lines.length > 0 && !/\p{P}$/u.test(text);
      const cost = rest.cost + slack ** 2 + (insideClause ? INSIDE_CLAUSE ** 2 : 0);
      settings.push({ lines: [text, ...rest.lines], cost });
    }
    best.push(settings.sort((a, b) => a.lines.length - b.lines.length || a.cost - b.cost)[0] as Setting);
  }
  return best.at(-1)?.lines ?? [];
}
