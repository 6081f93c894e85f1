import { blankFrontMatter } from './frontMatter';

/** Matches text in a script without spaces between words, other than Chinese. */
const unspacedText =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hira}\p{Script=Kana}]+/gu;

const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Estimates the reading time of a Markdown file in minutes, at least 1. `speed` is the number of words per minute, or of
 * characters for Chinese. Numbers, list numbers and Latin names in Chinese text count as one word each. The URL of a
 * Latin-script link adds nothing, because no space separates it from the link text.
 */
export function getReadingMinutes(markdown: string, speed: number): number {
  const text = blankFrontMatter(markdown);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const unspacedWords = (text.match(unspacedText) ?? []).flatMap((run) => [...wordSegmenter.segment(run)]);
  const spacedText = text.replace(unspacedText, ' ');
  const words = spacedText.match(/(?!\p{Script=Han})[\p{L}\p{N}][^\s\p{Script=Han}]*/gu)?.length ?? 0;
  return Math.max(1, Math.round((characters + unspacedWords.length + words) / speed));
}
