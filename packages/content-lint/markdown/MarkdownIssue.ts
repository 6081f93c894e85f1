import { createSyntaxIssue, type SyntaxIssue } from '../catalogue/SyntaxIssue';
import type { Severity } from '../Finding';
import type { SentenceValues } from '../Sentence';

/** A place in a Markdown file that renders differently from what the editor probably meant. */
export type MarkdownIssue = SyntaxIssue & { severity: Severity };

/** `id` is a group in `sentences/*.json`, below `markdown`. */
type CreateMarkdownIssue = (offset: number, id: string, values?: SentenceValues) => MarkdownIssue;

export const createMarkdownError: CreateMarkdownIssue = (offset, id, values) => {
  return { severity: 'error', ...createSyntaxIssue(offset, `markdown.${id}`, values) };
};

export const createMarkdownWarning: CreateMarkdownIssue = (offset, id, values) => {
  return { severity: 'warning', ...createSyntaxIssue(offset, `markdown.${id}`, values) };
};
