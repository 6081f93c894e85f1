import { createMarkdownError, type MarkdownIssue } from './MarkdownIssue';
import type { VisibleBlock } from './readVisibleBlocks';

const WORD_CHARACTERS = '\\p{Script=Latin}\\p{M}\\p{N}';
/**
 * The first and the last character of emphasized text, including hidden ones (U+FFFC). Not a comma, which separates
 * items such as `4*, 5*`.
 */
const FIRST_CHARACTER = '(?=[\\p{L}\\p{N}\\p{Ps}\\p{Pi}"\'<\\uFFFC])';
const LAST_CHARACTER = '(?<=[\\p{L}\\p{M}\\p{N}\\p{Pe}\\p{Pf}"\'>.!?。！？…%\\uFFFC])';

/** Markdown syntax that is shown to readers because it is wrong. */
const syntaxPatterns: {
  id: string;
  pattern: RegExp;
  blockType?: VisibleBlock['type'];
}[] = [
  {
    id: 'notAHeading',
    pattern: /^[ \t]*#{1,6}(?![ \t#]|$)|^[ \t]*#{7,}|^[ \t]*#{1,6}[ \t]/m,
    blockType: 'paragraph',
  },
  {
    id: 'notALink',
    pattern: /(?<!!)\[[^\]]*\](?:\s*（|\s+\((?=[/#h])|\()|【[^】]*】\(/,
  },
  {
    id: 'notAnImage',
    pattern: /!\[/,
  },
  {
    id: 'missingNote',
    pattern: /\[\^[^\]\s]+\]/,
  },
  {
    id: 'linkWithoutUrl',
    pattern: /(?<!!)\[(?!\d+\])[^\][]+\]\[[^\][]*\]/,
  },
  {
    id: 'bold',
    pattern: /(?<!\*)(?<!\d(?=\*+\d))\*{2,3}(?!\*)/,
  },
  {
    id: 'emphasis',
    pattern: new RegExp(`(?<!\\*)\\*${FIRST_CHARACTER}[^*]*${LAST_CHARACTER}\\*(?!\\*)`, 'u'),
  },
  {
    id: 'emphasis',
    pattern: new RegExp(
      `(?<![${WORD_CHARACTERS}_\\uFFFC])_{1,2}(?!_)${FIRST_CHARACTER}[^_]*${LAST_CHARACTER}_{1,2}(?![${WORD_CHARACTERS}_\\uFFFC])|(?<!_)_{1,2}[\\p{Ps}\\p{Pi}"][^_]*[\\p{Pe}\\p{Pf}"]_{1,2}(?!_)`,
      'u',
    ),
  },
  {
    id: 'strikethrough',
    pattern: /(?<!~)~~(?!~)/,
  },
  {
    id: 'code',
    pattern: /`/,
  },
  {
    id: 'highlight',
    pattern: /(?<![=<>!])==(?![=\s])[^=\n]+(?<![\s<>!])==(?!=)/,
  },
  {
    id: 'checkbox',
    pattern: /^[ \t]*\[[ xX]?\](?=\s|$)/m,
    blockType: 'paragraph',
  },
  {
    id: 'alert',
    pattern: /^[ \t]*(?:\[!\w+\]|(?:!{3}|\?{3}\+?)[ \t]+\w|:::)/m,
    blockType: 'paragraph',
  },
  {
    id: 'attributes',
    // An id or a class in braces; at the end of a heading, an id in brackets.
    pattern: /\{(?::?[ \t]*[#.][\w-]|:[\w-]|[\w-]+=)[^{}\n]*\}|\[#[\w-]+\](?=[ \t]*$)/m,
  },
  {
    id: 'templateTag',
    // `true {{name}}` is a condition of facts.
    pattern: /\{%|\{\{[<%#/]|(?<!(?:true|other)[ \t]*)\{\{(?:[ \t]|\w+\.)|\{\/\*|\{\w+\.\w|<%/,
  },
  {
    id: 'definitionList',
    pattern: /(?<=\S[ \t]*\r?\n[ \t]*):[ \t]+\S/,
    blockType: 'paragraph',
  },
  {
    id: 'script',
    pattern: /(?<=[A-Za-z)])~[A-Za-z\d+-]{1,4}~(?!~)|(?<=[\p{L}\d)])\^[A-Za-z\d+-]{1,8}\^/u,
  },
  {
    id: 'formula',
    pattern: /\$\$|\$(?=[^\s$])[^$\n]*[=^_\\+*/][^$\n]*(?<=\S)\$(?!\d)/,
  },
  {
    id: 'dialect',
    pattern:
      /\[\[[^\]]+\]\]|^[ \t]*@?\[toc\][ \t]*$|@\[[^\]]+\]|\^\[[^\]]+\]|^\*\[[^\]]+\]:|^\.\. \w+::|(?<![\w+])\+\+[^\s+][^+\n]*\+\+|%%[^%\n]+%%|(?<![\w:]):[a-z][a-z\d_+-]*[a-z\d]:(?![\w:])/im,
  },
];

/** Reports each kind of wrong syntax in a block once, at its first occurrence. */
export function findUnrenderedSyntax({ type, text, start }: VisibleBlock): MarkdownIssue[] {
  return syntaxPatterns.flatMap(({ id, pattern, blockType = type }) => {
    const match = blockType === type ? pattern.exec(text) : null;
    return match ? [createMarkdownError(start + match.index, id)] : [];
  });
}
