/** A sentence of a finding: its id in `sentences/*.json`, and the values of its placeholders. */
export type Sentence = { id: string; values?: SentenceValues };

/** A text of a finding: a sentence, or a text that has no id and is only translated if it is a known phrase. */
export type FindingText = string | Sentence;

export type SentenceValues = Record<string, FindingText | number>;

/** The two parts of a finding: the problem, and the remedy for the editor. */
export type Explanation = { problem: FindingText; remedy: FindingText };

/** Returns the sentences `problem` and `remedy` of a group in `sentences/*.json`. */
export function explain(id: string, values?: SentenceValues): Explanation {
  return { problem: { id: `${id}.problem`, values }, remedy: { id: `${id}.remedy`, values } };
}

/** Joins texts with a comma, or with “and” or “or” in the language of the reader. */
export function joinTexts(separator: 'and' | 'comma' | 'or', texts: readonly string[]): FindingText {
  const [first = '', ...others] = texts;
  if (others.length === 0) return first;
  return { id: `list.${separator}`, values: { first, rest: joinTexts(separator, others) } };
}
