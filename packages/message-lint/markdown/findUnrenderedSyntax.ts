import type { Nodes, Root } from 'mdast';
import { errorAt, type Issue } from '../Rule';

const WORD_CHARACTERS = '\\p{Script=Latin}\\p{M}\\p{N}';
/**
 * The first and the last character of emphasized text, including hidden ones (U+FFFC). Not a comma, which separates
 * items such as `4*, 5*`.
 */
const FIRST_CHARACTER = '(?=[\\p{L}\\p{N}\\p{Ps}\\p{Pi}"\'<\\uFFFC])';
const LAST_CHARACTER = '(?<=[\\p{L}\\p{M}\\p{N}\\p{Pe}\\p{Pf}"\'>.!?。！？…%\\uFFFC])';

/** Markdown syntax that is shown to readers because it is wrong: the id of its sentence, and its pattern. */
const syntaxPatterns: [id: string, pattern: RegExp][] = [
  ['notALink', /(?<!!)\[[^\]]*\](?:\s*（|\s+\((?=[/#h])|\()|【[^】]*】\(/],
  ['notAnImage', /!\[/],
  ['missingNote', /\[\^[^\]\s]+\]/],
  ['linkWithoutUrl', /(?<!!)\[(?!\d+\])[^\][]+\]\[[^\][]*\]/],
  ['bold', /(?<!\*)(?<!\d(?=\*+\d))\*{2,3}(?!\*)/],
  ['emphasis', new RegExp(`(?<!\\*)\\*${FIRST_CHARACTER}[^*]*${LAST_CHARACTER}\\*(?!\\*)`, 'u')],
  [
    'emphasis',
    new RegExp(
      `(?<![${WORD_CHARACTERS}_\\uFFFC])_{1,2}(?!_)${FIRST_CHARACTER}[^_]*${LAST_CHARACTER}_{1,2}(?![${WORD_CHARACTERS}_\\uFFFC])|(?<!_)_{1,2}[\\p{Ps}\\p{Pi}"][^_]*[\\p{Pe}\\p{Pf}"]_{1,2}(?!_)`,
      'u',
    ),
  ],
  ['strikethrough', /(?<!~)~~(?!~)/],
  ['code', /`/],
  ['highlight', /(?<![=<>!])==(?![=\s])[^=\n]+(?<![\s<>!])==(?!=)/],
  // An id or a class in braces; at the end of a heading, an id in brackets.
  ['attributes', /\{(?::?[ \t]*[#.][\w-]|:[\w-]|[\w-]+=)[^{}\n]*\}|\[#[\w-]+\](?=[ \t]*$)/m],
  // `true {{name}}` is a condition of facts.
  ['templateTag', /\{%|\{\{[<%#/]|(?<!(?:true|other)[ \t]*)\{\{(?:[ \t]|\w+\.)|\{\/\*|\{\w+\.\w|<%/],
  ['script', /(?<=[A-Za-z)])~[A-Za-z\d+-]{1,4}~(?!~)|(?<=[\p{L}\d)])\^[A-Za-z\d+-]{1,8}\^/u],
  ['formula', /\$\$|\$(?=[^\s$])[^$\n]*[=^_\\+*/][^$\n]*(?<=\S)\$(?!\d)/],
  [
    'dialect',
    /\[\[[^\]]+\]\]|^[ \t]*@?\[toc\][ \t]*$|@\[[^\]]+\]|\^\[[^\]]+\]|^\*\[[^\]]+\]:|^\.\. \w+::|(?<![\w+])\+\+[^\s+][^+\n]*\+\+|%%[^%\n]+%%|(?<![\w:]):[a-z][a-z\d_+-]*[a-z\d]:(?![\w:])/im,
  ],
];

/** Syntax that is wrong at the start of a line of a paragraph, and means nothing in a heading or a table. */
const paragraphPatterns: typeof syntaxPatterns = [
  ['notAHeading', /^[ \t]*#{1,6}(?![ \t#]|$)|^[ \t]*#{7,}|^[ \t]*#{1,6}[ \t]/m],
  ['checkbox', /^[ \t]*\[[ xX]?\](?=\s|$)/m],
  ['alert', /^[ \t]*(?:\[!\w+\]|(?:!{3}|\?{3}\+?)[ \t]+\w|:::)/m],
  ['definitionList', /(?<=\S[ \t]*\r?\n[ \t]*):[ \t]+\S/],
];

/** Reports each kind of wrong syntax in a block once, at its first occurrence. */
export function findUnrenderedSyntax({ type, text, start }: VisibleBlock): Issue[] {
  const patterns = type === 'paragraph' ? [...paragraphPatterns, ...syntaxPatterns] : syntaxPatterns;
  return patterns.flatMap(([id, pattern]) => {
    const match = pattern.exec(text);
    return match ? [errorAt(start + match.index, `markdown.${id}`)] : [];
  });
}

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

/** Returns the offsets of the start and the end of a node. */
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
