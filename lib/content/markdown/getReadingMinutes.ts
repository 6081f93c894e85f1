import type { Locale } from '@/lib/shared/i18n/locales';
import { stripFrontMatter } from './parseMarkdown';

/** How much is read in a minute: characters of Chinese, words of the others. */
const SPEED: Record<Locale, number> = { zh: 400, en: 220, vi: 220 };

/**
 * How many minutes it takes to read a Markdown file, at least one. Numbers and product names in Chinese count as words do,
 * and so does the number before an item of a list; an address hangs on the word that links to it.
 */
export function getReadingMinutes(markdown: string, locale: Locale): number {
  const text = stripFrontMatter(markdown);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}][^\s\p{Script=Han}]*/gu)?.length ?? 0;
  return Math.max(1, Math.round((characters + words) / SPEED[locale]));
}
