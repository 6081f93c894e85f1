import type { PrintedBlock } from './readPrintedBlocks';
import { errorSlip, type Slip } from './Slip';

const WORD = '\\p{Script=Latin}\\p{M}\\p{N}';
/** What emphasized text begins and ends with: not the comma of an enumeration. */
const FIRST = '(?=[\\p{L}\\p{N}\\p{Ps}\\p{Pi}"\'<\\uFFFC])';
const LAST = '(?<=[\\p{L}\\p{M}\\p{N}\\p{Pe}\\p{Pf}"\'>.!?。！？…%\\uFFFC])';

const EMPHASIS = {
  problem: 'The marks around this text show as characters: they touch a letter and a punctuation mark.',
  remedy: 'Write **text**, with quotation marks and punctuation outside of the stars.',
};

/** Marks that remain in the text although an editor meant Markdown. */
const marks: { pattern: RegExp; problem: string; remedy: string; only?: PrintedBlock['type'] }[] = [
  {
    pattern: /^[ \t]*#{1,6}(?![ \t#]|$)|^[ \t]*#{7,}|^[ \t]*#{1,6}[ \t]/m,
    only: 'paragraph',
    problem: 'This heading has no space after its #, so it shows as a line of text.',
    remedy: 'Write half-width # and a space after the last one: ## Heading.',
  },
  {
    pattern: /(?<!!)\[[^\]]*\](?:\s*（|\s+\((?=[/#h])|\()|【[^】]*】\(/,
    problem:
      'This is not a link: its brackets are full-width ones or stand apart, or its address has a space.',
    remedy: 'Write [text](address) with half-width brackets and nothing between ] and (.',
  },
  {
    pattern: /!\[/,
    problem: 'This is not a picture: its brackets are not closed, stand apart, or its address has a space.',
    remedy: 'Write ![what is to be seen](/images/…) with half-width brackets.',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    problem: 'This footnote has no text, so its mark shows as characters.',
    remedy: 'Write its text on a line that begins with the same mark and a colon: [^1]: Text.',
  },
  {
    pattern: /(?<!!)\[(?!\d+\])[^\][]+\]\[[^\][]*\]/,
    problem: 'This link has no address, so its brackets show.',
    remedy: 'Write [text](address).',
  },
  {
    pattern: /(?<!\*)(?<!\d(?=\*+\d))\*{2,3}(?!\*)/,
    problem: 'These ** show as stars: bold text is not closed, or touches a mark or a space inside.',
    remedy: 'Write **text** without spaces inside, and put punctuation outside of the stars.',
  },
  { pattern: new RegExp(`(?<!\\*)\\*${FIRST}[^*]*${LAST}\\*(?!\\*)`, 'u'), ...EMPHASIS },
  {
    pattern: new RegExp(
      `(?<![${WORD}_\\uFFFC])_{1,2}(?!_)${FIRST}[^_]*${LAST}_{1,2}(?![${WORD}_\\uFFFC])|(?<!_)_{1,2}[\\p{Ps}\\p{Pi}"][^_]*[\\p{Pe}\\p{Pf}"]_{1,2}(?!_)`,
      'u',
    ),
    ...EMPHASIS,
  },
  {
    pattern: /(?<!~)~~(?!~)/,
    problem: 'These ~~ show as characters: struck text is not closed, or touches a mark or a space inside.',
    remedy: 'Write ~~text~~ without spaces inside, and put punctuation outside; for a range write one ~.',
  },
  {
    pattern: /`/,
    problem: 'This ` shows as a character: the code is not closed.',
    remedy: 'Write `code` between two of them, or a proper apostrophe: ’.',
  },
  {
    pattern: /(?<![=<>!])==(?![=\s])[^=\n]+(?<![\s<>!])==(?!=)/,
    problem: 'Marked text (==) is not part of this Markdown, so its marks show.',
    remedy: 'Write **text**.',
  },
  {
    pattern: /^[ \t]*\[[ xX]?\](?=\s|$)/m,
    only: 'paragraph',
    problem: 'This checkbox shows as characters: it is not at the beginning of an item of a list.',
    remedy: 'Begin the line with "- [ ] " or "- [x] ".',
  },
  {
    pattern: /^[ \t]*:::|\[\[[^\]]+\]\]|^[ \t]*\[toc\][ \t]*$/im,
    problem: 'These marks of another kind of Markdown show as characters.',
    remedy: 'Delete them, and write a plain link or paragraph.',
  },
];

/** Reports each kind of mark that a block prints, at its first place. */
export function findPrintedMarks({ type, text, start }: PrintedBlock): Slip[] {
  return marks.flatMap(({ pattern, problem, remedy, only = type }) => {
    const match = only === type ? pattern.exec(text) : null;
    return match ? [errorSlip(start + match.index, problem, remedy)] : [];
  });
}
