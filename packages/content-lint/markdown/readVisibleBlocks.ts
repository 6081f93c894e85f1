import type { Nodes, Root } from 'mdast';

/** A paragraph, heading or table cell, reduced to the characters that readers see. */
export type VisibleBlock = {
  type: 'paragraph' | 'heading' | 'tableCell';
  /**
   * Has the same length as the block's source, so that offsets agree. Parsed Markdown syntax, escaped characters, code
   * and images are replaced by `HIDDEN`, full-width Markdown characters by half-width ones, and the `>` of a block
   * quote at the start of a line by a space.
   */
  text: string;
  /** The offset of the block in its file. */
  start: number;
};

/** The replacement for a character that readers do not see, or see only in another form. */
const HIDDEN = '\uFFFC';

const ESCAPE = /\\[!-/:-@[-`{-~]|&(?:#x?[\da-f]+|[a-z][a-z\d]*);/gi;

/** Full-width forms of Markdown characters, as typed with an input method. */
const WIDE_SYNTAX = /[＃＊＿｀｜［］]/g;

/** Returns the blocks of a Markdown file, reduced to the characters that readers see. */
export function readVisibleBlocks(tree: Root, source: string): VisibleBlock[] {
  const blocks: VisibleBlock[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const [start, end] = getRange(node);
      blocks.push({ type: node.type, start, text: getVisibleText(node, source, start, end) });
    } else if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return blocks;
}

export function getRange({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function getVisibleText(block: Nodes, source: string, start: number, end: number): string {
  let visibleText = source.slice(start, end).replace(/[^\r\n]/g, HIDDEN);
  const visit = (node: Nodes): void => {
    if (node.type === 'text' && node.position) {
      const [from, to] = getRange(node);
      const text = maskHiddenCharacters(source.slice(from, to));
      visibleText = visibleText.slice(0, from - start) + text + visibleText.slice(to - start);
    } else if ('children' in node) node.children.forEach(visit);
  };
  visit(block);
  return visibleText;
}

function maskHiddenCharacters(text: string): string {
  return text
    .replace(ESCAPE, (escaped) => HIDDEN.repeat(escaped.length))
    .replace(WIDE_SYNTAX, (character) => character.normalize('NFKC'))
    .replace(/(?<=\n)[ \t>]+/g, (prefix) => prefix.replaceAll('>', ' '));
}
