import { createMarkdownError, type MarkdownIssue } from './MarkdownIssue';
import type { VisibleBlock } from './readVisibleBlocks';

const WORD_CHARACTERS = '\\p{Script=Latin}\\p{M}\\p{N}';
/**
 * The first and the last character of emphasized text, including hidden ones (U+FFFC). Not a comma, which separates
 * items such as `4*, 5*`.
 */
const FIRST_CHARACTER = '(?=[\\p{L}\\p{N}\\p{Ps}\\p{Pi}"\'<\\uFFFC])';
const LAST_CHARACTER = '(?<=[\\p{L}\\p{M}\\p{N}\\p{Pe}\\p{Pf}"\'>.!?。！？…%\\uFFFC])';

const EMPHASIS = {
  problem:
    'These * or _ are shown to readers: a letter on one side and punctuation on the other prevent emphasis.',
  remedy: 'Write **text**, with quotation marks and punctuation outside the asterisks.',
};

/** Markdown syntax that is shown to readers because it is wrong. */
const syntaxPatterns: {
  pattern: RegExp;
  problem: string;
  remedy: string;
  blockType?: VisibleBlock['type'];
}[] = [
  {
    pattern: /^[ \t]*#{1,6}(?![ \t#]|$)|^[ \t]*#{7,}|^[ \t]*#{1,6}[ \t]/m,
    blockType: 'paragraph',
    problem: 'This is not a heading: the space after the # is missing, or the # is full-width.',
    remedy: 'Write half-width # characters, then a space: ## Heading.',
  },
  {
    pattern: /(?<!!)\[[^\]]*\](?:\s*（|\s+\((?=[/#h])|\()|【[^】]*】\(/,
    problem:
      'This is not a link: its brackets are full-width or have a space between them, or its URL contains a space.',
    remedy: 'Write [text](URL) with half-width brackets and nothing between ] and (.',
  },
  {
    pattern: /!\[/,
    problem:
      'This is not an image: its brackets are not closed, are full-width or have a space between them, or its path contains a space.',
    remedy: 'Write ![description](/images/…) with half-width brackets.',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    problem: 'The text of this footnote is missing, so [^…] is shown to readers.',
    remedy: 'Add a line with the same label, a colon and the text: [^1]: Text.',
  },
  {
    pattern: /(?<!!)\[(?!\d+\])[^\][]+\]\[[^\][]*\]/,
    problem: 'This link has no URL, so its brackets are shown to readers.',
    remedy: 'Write [text](URL).',
  },
  {
    pattern: /(?<!\*)(?<!\d(?=\*+\d))\*{2,3}(?!\*)/,
    problem:
      'These ** are shown to readers: bold text is not closed, or it begins or ends with a space or punctuation.',
    remedy: 'Write **text** without spaces inside, and put punctuation outside the asterisks.',
  },
  { pattern: new RegExp(`(?<!\\*)\\*${FIRST_CHARACTER}[^*]*${LAST_CHARACTER}\\*(?!\\*)`, 'u'), ...EMPHASIS },
  {
    pattern: new RegExp(
      `(?<![${WORD_CHARACTERS}_\\uFFFC])_{1,2}(?!_)${FIRST_CHARACTER}[^_]*${LAST_CHARACTER}_{1,2}(?![${WORD_CHARACTERS}_\\uFFFC])|(?<!_)_{1,2}[\\p{Ps}\\p{Pi}"][^_]*[\\p{Pe}\\p{Pf}"]_{1,2}(?!_)`,
      'u',
    ),
    ...EMPHASIS,
  },
  {
    pattern: /(?<!~)~~(?!~)/,
    problem:
      'These ~~ are shown to readers: strikethrough is not closed, or it begins or ends with a space or punctuation.',
    remedy:
      'Write ~~text~~ without spaces inside, and put punctuation outside. For a range, write a single ~.',
  },
  {
    pattern: /`/,
    problem: 'This ` is shown to readers: the code is not closed.',
    remedy: 'Put a ` on both sides: `code`. For an apostrophe, write ’.',
  },
  {
    pattern: /(?<![=<>!])==(?![=\s])[^=\n]+(?<![\s<>!])==(?!=)/,
    problem: 'Highlighting (==) is not supported, so == is shown to readers.',
    remedy: 'Write **text**.',
  },
  {
    pattern: /^[ \t]*\[[ xX]?\](?=\s|$)/m,
    blockType: 'paragraph',
    problem: 'This is not a checkbox: it is not at the start of a list item.',
    remedy: 'Start the line with "- [ ] " or "- [x] ".',
  },
  {
    pattern: /^[ \t]*:::|\[\[[^\]]+\]\]|^[ \t]*\[toc\][ \t]*$/im,
    problem: 'This syntax belongs to another Markdown dialect and is shown to readers.',
    remedy: 'Remove it, and write a plain link or paragraph.',
  },
];

/** Reports each kind of wrong syntax in a block once, at its first occurrence. */
export function findUnrenderedSyntax({ type, text, start }: VisibleBlock): MarkdownIssue[] {
  return syntaxPatterns.flatMap(({ pattern, problem, remedy, blockType = type }) => {
    const match = blockType === type ? pattern.exec(text) : null;
    return match ? [createMarkdownError(start + match.index, problem, remedy)] : [];
  });
}
