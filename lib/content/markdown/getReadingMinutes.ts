import type { Locale } from '@/lib/shared/i18n/locales';
import { blankFrontMatter } from './frontMatter';

/** Characters per minute for Chinese, words per minute for the other locales. */
const READING_SPEED_PER_MINUTE: Record<Locale, number> = { zh: 400, en: 220, vi: 220 };

/**
 * Estimates the reading time of a Markdown file in minutes, at least 1. Numbers, list numbers and Latin names in Chinese
 * text count as one word each. The URL of a Latin-script link adds nothing, because no space separates it from the link
 * text.
 */
export function getReadingMinutes(markdown: string, locale: Locale): number {
  const text = blankFrontMatter(markdown);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}][^\s\p{Script=Han}]*/gu)?.length ?? 0;
  return Math.max(1, Math.round((characters + words) / READING_SPEED_PER_MINUTE[locale]));
}
