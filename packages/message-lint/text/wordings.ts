import type { FindingText } from '../Rule';

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

const parsedTags = new Map<string, Intl.Locale>();

/** Parses a BCP 47 tag. Cached, because parsing takes longer than the check of a text. */
function parseTag(tag: string): Intl.Locale {
  const parsed = parsedTags.get(tag) ?? new Intl.Locale(tag).maximize();
  parsedTags.set(tag, parsed);
  return parsed;
}

/** True for Chinese, in which spaces beside Latin letters are optional. */
export function isChinese(locale: string): boolean {
  return parseTag(locale).language === 'zh';
}

/** True for English, the only language in which `createWordingPattern` recognizes plurals. */
function isEnglish(locale: string): boolean {
  return parseTag(locale).language === 'en';
}

/** True for Chinese and Japanese, whose characters are twice as wide as Latin letters and represent a word each. */
export function isIdeographic(locale: string): boolean {
  return ['Hans', 'Hant', 'Jpan'].includes(parseTag(locale).script ?? '');
}

/** Returns all matches of a pattern. Most texts have no match, and `search` avoids the copy that `matchAll` makes. */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
}

/** Escapes a text for use as a literal in a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns ` Did you mean "…"?` with the most similar candidate, or an empty text if none is similar enough. */
export function suggest(word: string, candidates: Iterable<string>): FindingText {
  const [best] = [...candidates]
    .map((candidate) => ({
      candidate,
      distance: getEditDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const maxDistance = Math.max(2, word.length / 3);
  return best && best.distance <= maxDistance
    ? { id: 'didYouMean', values: { candidate: best.candidate } }
    : '';
}

/** The Levenshtein distance between two words. */
function getEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Adds a trailing slash to the path of a page, before the fragment. Leaves paths with a file extension unchanged. */
export function addTrailingSlash(path: string): string {
  const [pathname = '', fragment] = path.split('#');
  const isFile = /\.[^/]*$/.test(pathname);
  return `${pathname}${isFile || pathname.endsWith('/') ? '' : '/'}${fragment ? `#${fragment}` : ''}`;
}
