import type { Root } from 'mdast';
import { pastedLines } from './pastedLines';
import { printedBlocks } from './printedBlocks';
import { printedMarks } from './printedMarks';
import type { Slip } from './Slip';
import { unintendedNodes } from './unintendedNodes';

/**
 * Compares what a Markdown file contains with what it is rendered to: marks that remain in the text as characters, and
 * constructs that its characters form by accident.
 */
export function findSlips(tree: Root, source: string): Slip[] {
  const blocks = printedBlocks(tree, source);
  return [...blocks.flatMap(printedMarks), ...blocks.flatMap(pastedLines), ...unintendedNodes(tree, source)];
}
