import type { Locale } from '@/lib/shared/i18n/locales';
import { escapeRegExp } from './escapeRegExp';

/**
 * Creates a case-insensitive pattern that matches any of the wordings as whole words, in English also in the plural.
 * In Chinese, matches are not limited to whole words, and spaces between Chinese and Latin letters are optional.
 */
export function createWordingPattern(wordings: string[], locale: Locale, flags = ''): RegExp {
  const longestFirst = [...wordings].sort((a, b) => b.length - a.length);
  const space = locale === 'zh' ? ' *' : '\\s+';
  const forms = longestFirst.map((wording) => escapeRegExp(wording).replace(/\s+/g, space)).join('|');
  if (locale === 'zh') return new RegExp(forms, `iu${flags}`);
  const plural = locale === 'en' ? '(?:s|es)?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})${plural}(?![\\p{L}\\p{N}])`, `iu${flags}`);
}
