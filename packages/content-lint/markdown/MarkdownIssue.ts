import type { SyntaxIssue } from '../catalogue/SyntaxIssue';
import type { Severity } from '../Finding';

/** A place in a Markdown file that renders differently from what the editor probably meant. */
export type MarkdownIssue = SyntaxIssue & { severity: Severity };

export function createMarkdownError(offset: number, problem: string, remedy: string): MarkdownIssue {
  return { severity: 'error', offset, problem, remedy };
}

export function createMarkdownWarning(offset: number, problem: string, remedy: string): MarkdownIssue {
  return { severity: 'warning', offset, problem, remedy };
}
