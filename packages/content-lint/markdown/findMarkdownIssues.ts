import type { Root } from 'mdast';
import { findPastedLines } from './findPastedLines';
import { findPrintedMarks } from './findPrintedMarks';
import { findUnintendedNodes } from './findUnintendedNodes';
import type { MarkdownIssue } from './MarkdownIssue';
import { readPrintedBlocks } from './readPrintedBlocks';

/**
 * Finds Markdown that renders differently from what the editor probably meant: syntax that stays in the text, and
 * elements created by accident.
 */
export function findMarkdownIssues(tree: Root, source: string): MarkdownIssue[] {
  const blocks = readPrintedBlocks(tree, source);
  return [
    ...blocks.flatMap(findPrintedMarks),
    ...blocks.flatMap(findPastedLines),
    ...findUnintendedNodes(tree, source),
  ];
}
