import type { Root } from 'mdast';
import { findPastedLines } from './findPastedLines';
import { findUnintendedNodes } from './findUnintendedNodes';
import { findUnrenderedSyntax } from './findUnrenderedSyntax';
import type { MarkdownIssue } from './MarkdownIssue';
import { readVisibleBlocks } from './readVisibleBlocks';

/** Finds Markdown syntax that is shown to readers, and Markdown elements created by accident. */
export function findMarkdownIssues(tree: Root, source: string): MarkdownIssue[] {
  const blocks = readVisibleBlocks(tree, source);
  return [
    ...blocks.flatMap(findUnrenderedSyntax),
    ...blocks.flatMap(findPastedLines),
    ...findUnintendedNodes(tree, source),
  ];
}
