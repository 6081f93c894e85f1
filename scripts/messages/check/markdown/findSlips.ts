import type { Root } from 'mdast';
import { findPastedLines } from './findPastedLines';
import { findPrintedMarks } from './findPrintedMarks';
import { findUnintendedNodes } from './findUnintendedNodes';
import { readPrintedBlocks } from './readPrintedBlocks';
import type { Slip } from './Slip';

/**
 * Finds Markdown that renders differently from what the editor probably meant: syntax that stays in the text, and
 * elements created by accident.
 */
export function findSlips(tree: Root, source: string): Slip[] {
  const blocks = readPrintedBlocks(tree, source);
  return [
    ...blocks.flatMap(findPrintedMarks),
    ...blocks.flatMap(findPastedLines),
    ...findUnintendedNodes(tree, source),
  ];
}
