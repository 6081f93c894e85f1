import type { Nodes, Root } from 'mdast';

/** A paragraph, heading or table cell as readers see its characters. */
export type PrintedBlock = {
  type: 'paragraph' | 'heading' | 'tableCell';
  /**
   * As long as the block's source. Marks that Markdown has read, escaped characters, code and pictures are `HIDDEN`;
   * full-width forms of marks are plain ones.
   */
  text: string;
  /** The offset of the block in its file. */
  start: number;
};

/** Takes the place of a character that is not printed as itself. */
export const HIDDEN = '\uFFFC';

const ESCAPE = /\\[!-/:-@[-`{-~]|&(?:#x?[\da-f]+|[a-z][a-z\d]*);/gi;

/** Full-width forms that input methods write in place of marks. */
const WIDE_MARKS = /[＃＊＿｀｜［］]/g;

/** The blocks of a Markdown file, reduced to the characters that its rendering prints. */
export function readPrintedBlocks(tree: Root, source: string): PrintedBlock[] {
  const blocks: PrintedBlock[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const [start, end] = getRange(node);
      blocks.push({ type: node.type, start, text: printText(node, source, start, end) });
    } else if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return blocks;
}

export function getRange({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function printText(block: Nodes, source: string, start: number, end: number): string {
  let printed = source.slice(start, end).replace(/[^\r\n]/g, HIDDEN);
  const visit = (node: Nodes): void => {
    if (node.type === 'text' && node.position) {
      const [from, to] = getRange(node);
      const text = printLines(source.slice(from, to));
      printed = printed.slice(0, from - start) + text + printed.slice(to - start);
    } else if ('children' in node) node.children.forEach(visit);
  };
  visit(block);
  return printed;
}

function printLines(text: string): string {
  return text
    .replace(ESCAPE, (escaped) => HIDDEN.repeat(escaped.length))
    .replace(WIDE_MARKS, (mark) => mark.normalize('NFKC'))
    .replace(/(?<=\n)[ \t>]+/g, (prefix) => prefix.replaceAll('>', ' '));
}
