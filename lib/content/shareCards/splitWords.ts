import type { Locale } from '@/lib/shared/i18n/locales';

/**
 * Splits a text where a line may end: at spaces, and in Chinese between the words a reader sees, but so that no mark
 * stands at the wrong end of a line. Each piece keeps the space after it; joined, they are the text again.
 */
export function splitWords(text: string, locale: Locale): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1);
    if (last === undefined || mayBreak(last, segment)) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after)) return false;
  if (/\s$/.test(before)) return true;
  const closes = /^[\p{P}\p{S}]/u.test(after) && !/^[\p{Ps}\p{Pi}]/u.test(after);
  if (closes || /[\p{Ps}\p{Pi}]$/u.test(before)) return false;
  // "九十天" is one word to a reader: a numeral keeps what it counts.
  if (/[一二两三四五六七八九十百千万亿]$/.test(before) && /^\p{Script=Han}/u.test(after)) return false;
  return /[\p{Script=Han}，。、：；！？”’》）」]$/u.test(before) || /^\p{Script=Han}/u.test(after);
}
