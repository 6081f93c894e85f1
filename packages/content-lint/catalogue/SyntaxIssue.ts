import { type Explanation, explain, type SentenceValues } from '../Sentence';

/** A problem found while parsing a file, with its offset in the file. */
export type SyntaxIssue = Explanation & { offset: number };

/** `id` is a group in `sentences/*.json`. */
export function createSyntaxIssue(offset: number, id: string, values?: SentenceValues): SyntaxIssue {
  return { offset, ...explain(id, values) };
}
