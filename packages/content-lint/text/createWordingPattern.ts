import { escapeRegExp } from './escapeRegExp';
import { isChinese, isEnglish } from './languages';

/**
 * Creates a case-insensitive pattern that matches any of the wordings as whole words, in English also in the plural.
 * In Chinese, matches are not limited to whole words, and spaces between Chinese and Latin letters are optional.
 */
export function createWordingPattern(wordings: string[], locale: string, flags = ''): RegExp {
  const longestFirst = [...wordings].sort((a, b) => b.length - a.length);
  const space = isChinese(locale) ? ' *' : '\\s+';
  const forms = longestFirst.map((wording) => escapeRegExp(wording).replace(/\s+/g, space)).join('|');
  if (isChinese(locale)) return new RegExp(forms, `iu${flags}`);
  const plural = isEnglish(locale) ? '(?:s|es)?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})${plural}(?![\\p{L}\\p{N}])`, `iu${flags}`);
}
