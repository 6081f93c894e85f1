/** British and American spellings, and irregular plurals, with the form in the index. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/([iy])z/g, '$1s'],
  [/(?<=[a-z]{3})our/g, 'or'],
  [/(?<=[bt])re$/, 'er'],
  [/(?<=log)ue$/, ''],
  [/^(licen|defen|offen|practi)[cs]e?/, '$1s'],
  [/^programme/, 'program'],
  [/^gray/, 'grey'],
  [/^(cancel|label|model|travel|fulfil|enrol)l/, '$1'],
  [/^children$/, 'child'],
  [/^(shel|hal)ve$/, '$1f'],
  [/^(m|wom)en$/, '$1an'],
];

/**
 * Returns the form in which a folded word is indexed, so that other spellings of the word find it.
 *
 * - Vietnamese: `i` instead of `y` at the end of a syllable without another vowel: `ky` → `ki`, `quy` → `qui`. Both are
 *   written, as in kỹ thuật and kĩ thuật.
 * - Other languages, whose texts contain English words: the singular, as of the S-stemmer of D. Harman, “How effective
 *   is suffixing?” (1991), also of plurals that end with `es`; and one of the British and the American spelling.
 */
export function getStem(word: string, locale: string): string {
  if (hasTones(locale)) return isSpelledWithY(word) ? `${word.slice(0, -1)}i` : word;
  const singular = getSingular(word);
  return SPELLINGS.reduce((stem, [pattern, replacement]) => stem.replace(pattern, replacement), singular);
}

/** True if a Vietnamese syllable ends with `y` as its only vowel. Expects a folded word. */
export function isSpelledWithY(word: string): boolean {
  return /^(?:qu|[b-df-hj-np-tv-xz]+)y$/.test(word);
}

function getSingular(word: string): string {
  if (/[^ae]ies?$/.test(word) && word.length > 4) return word.replace(/ies?$/, 'y');
  // The singular has no `e` either, because the plural does not tell `cache` from `branch`.
  if (/(?:[sxzo]|[cs]h)es?$/.test(word) && word.length > 4) return word.replace(/es?$/, '');
  if (/(?<=ys)is$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** True if words of a language may differ only in their tones. */
export function hasTones(locale: string): boolean {
  return /^vi\b/.test(locale);
}
