import type { Root } from 'mdast';
import { findPastedLines } from './findPastedLines';
import { findPrintedMarks } from './findPrintedMarks';
import { findUnintendedNodes } from './findUnintendedNodes';
import { readPrintedBlocks } from './readPrintedBlocks';
import type { Slip } from './Slip';

/**
 * Compares what a Markdown file contains with what it is rendered to: marks that remain in the text as characters, and
 * constructs that its characters form by accident.
 */
export function findSlips(tree: Root, source: string): Slip[] {
  const blocks = readPrintedBlocks(tree, source);
  return [
    ...blocks.flatMap(findPrintedMarks),
    ...blocks.flatMap(findPastedLines),
    ...findUnintendedNodes(tree, source),
  ];
}
