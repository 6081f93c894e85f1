import { splitWords } from './splitWords';

/**
 * Splits a Chinese text between the words of its clauses that are longer than `maxLength` characters. After spaces and
 * punctuation, lines may break anyway, so the text is not split there.
 */
export function splitLongClauses(text: string, maxLength: number, phrases: readonly string[] = []): string[] {
  const clauses = text.split(/(?<=[，。、：；！？])/);
  const words = clauses.flatMap((clause) =>
    clause.length > maxLength ? splitWords(clause, 'zh', phrases) : clause,
  );
  const groups: string[] = [];
  for (const word of words) {
    const previous = groups.at(-1);
    if (previous === undefined || /[\p{L}\p{N}]$/u.test(previous)) groups.push(word);
    else groups[groups.length - 1] = previous + word;
  }
  return groups;
}
