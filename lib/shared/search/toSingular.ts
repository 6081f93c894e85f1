/**
 * An English word without the ending of the plural, so that `invoices` finds `invoice`: D. Harman, “How effective is
 * suffixing?” (1991), the S-stemmer. Takes a word in small letters; Chinese texts hold English words too.
 */
export function toSingular(word: string): string {
  if (/[^ae]ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/[^aeo]es$/.test(word)) return word.slice(0, -1);
  return /[^us]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
