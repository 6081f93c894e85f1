import { splitWords } from 'line-breaks';
import { measureText, outlineText } from './outlineText';
import type { Typeface } from './Typeface';

/** The position of the baseline, as a fraction of the line height. */
const BASELINE_RATIO = 0.78;

type TitleOptions = {
  /** BCP 47 tag, which determines where lines may break. */
  locale: string;
  /** Words inside which no line breaks. */
  unbrokenWords?: readonly string[];
  /** Typefaces in order of preference. */
  typefaces: readonly Typeface[];
  /** The font sizes to try in pixels, largest first. */
  fontSizes: readonly number[];
  /** Line height relative to the font size. */
  leading: number;
  /** Maximum size of the title in pixels. */
  width: number;
  height: number;
};

/**
 * Lays out a title in the largest font size that fits. Returns its outlines as SVG with the origin at the top left, and
 * its height.
 */
export async function layOutTitle(
  title: string,
  { locale, unbrokenWords, typefaces, fontSizes, leading, width, height }: TitleOptions,
): Promise<{ svg: string; height: number }> {
  // Word joiners have no outline. Titles never break after a hyphen.
  const visibleTitle = title.replaceAll('\u2060', '');
  const words = await Promise.all(
    splitWords(visibleTitle, locale, unbrokenWords).map(async (text) => ({
      text,
      width: await measureText(text, typefaces),
      trimmedWidth: await measureText(text.trimEnd(), typefaces),
    })),
  );
  const candidates = fontSizes.map((size) => {
    const lines = breakLines(words, width / size);
    const isFitting =
      lines.length * size * leading <= height &&
      words.every(({ trimmedWidth }) => trimmedWidth * size <= width);
    return { size, lines, isFitting };
  });
  const chosenLayout = candidates.find(({ isFitting }) => isFitting) ?? candidates.at(-1);
  if (chosenLayout === undefined) throw new Error('fontSizes is empty.');
  const lineHeight = chosenLayout.size * leading;
  const paths = await Promise.all(
    chosenLayout.lines.map(async (line, index) => {
      const y = (index + BASELINE_RATIO) * lineHeight;
      const { path } = await outlineText(line, typefaces);
      return `<path transform="translate(0 ${y})scale(${chosenLayout.size})" d="${path}"/>`;
    }),
  );
  return { svg: paths.join(''), height: chosenLayout.lines.length * lineHeight };
}

/** Text that must stay on one line, including its trailing space, and its width with and without that space. */
type Word = { text: string; width: number; trimmedWidth: number };

/** The penalty for a line break inside a clause, equivalent to a line shorter by this fraction of the width. */
const MID_CLAUSE_PENALTY = 0.2;

/** Articles and prepositions, which belong to the next word. */
const SMALL_WORD = /(?:^|\s)(?:an?|the|in|of|to|for|ở|từ|tại)$/i;

/** Lines, and the sum of their costs: the square of each line's empty fraction, and penalties. */
type Layout = { lines: string[]; cost: number };

/**
 * Breaks words into the fewest lines that fit `width`. Among these layouts it prefers lines of even length that end at
 * a clause boundary and not in a small word. A word wider than `width` gets a line to itself.
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
      const isLast = followingLines.lines.length === 0;
      const penalty =
        isLast || /\p{P}$/u.test(text) ? 0 : MID_CLAUSE_PENALTY * (SMALL_WORD.test(text) ? 2 : 1);
      const cost = followingLines.cost + emptyFraction ** 2 + penalty ** 2;
      layouts.push({ lines: [text, ...followingLines.lines], cost });
    }
    best.push(layouts.sort((a, b) => a.lines.length - b.lines.length || a.cost - b.cost)[0] as Layout);
  }
  return best.at(-1)?.lines ?? [];
}
