/**
 * Removes the plural ending of an English word, so that `invoices` finds `invoice`. The S-stemmer of D. Harman, “How
 * effective is suffixing?” (1991). Expects lower case. Also used for Chinese texts, which contain English words.
 */
export function toSingular(word: string): string {
  if (/[^ae]ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/[^aeo]es$/.test(word)) return word.slice(0, -1);
  return /[^us]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
