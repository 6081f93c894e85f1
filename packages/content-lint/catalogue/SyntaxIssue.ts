/** A problem found while parsing a file, with its offset in the file. */
export type SyntaxIssue = { offset: number; problem: string; remedy: string };

export function createSyntaxIssue(offset: number, problem: string, remedy: string): SyntaxIssue {
  return { offset, problem, remedy };
}
