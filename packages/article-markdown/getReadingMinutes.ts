import { blankFrontMatter } from './frontMatter';

/**
 * Estimates the reading time of a Markdown file in minutes, at least 1. `speed` is the number of words per minute, or of
 * characters for Chinese. Numbers, list numbers and Latin names in Chinese text count as one word each. The URL of a
 * Latin-script link adds nothing, because no space separates it from the link text.
 */
export function getReadingMinutes(markdown: string, speed: number): number {
  const text = blankFrontMatter(markdown);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}][^\s\p{Script=Han}]*/gu)?.length ?? 0;
  return Math.max(1, Math.round((characters + words) / speed));
}
