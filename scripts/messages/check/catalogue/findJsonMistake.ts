import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { findUnclosed } from './findUnclosed';
import type { Mistake } from './MessageFile';

/** Characters that input methods and word processors put where JSON wants a plain one. */
const lookalikes: Record<string, string> = {
  ...{ '，': ',', '、': ',', '；': ',', ';': ',', '：': ':', '＂': '"' },
  ...{ '“': '"', '”': '"', '„': '"', "'": '"', '‘': '"', '’': '"' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '【': '[', '】': ']' },
};

/** What an editor did where the parser stops: where, and in words. */
type Explain = (source: string, offset: number) => Mistake;

/** By the name of the parser's error. */
const explanations: Record<string, Explain> = {
  InvalidSymbol: explainSymbol,
  PropertyNameExpected: explainGap,
  ValueExpected: explainGap,
  ColonExpected: (source, offset) => ({
    offset: endBefore(source, offset),
    problem: 'The colon after this key is missing.',
    remedy: 'Write "key": "text".',
  }),
  CommaExpected: explainMissingComma,
  CloseBraceExpected: explainUnclosed,
  CloseBracketExpected: explainUnclosed,
  EndOfFileExpected: (_, offset) => ({
    offset,
    problem: 'There is something after the end of the file.',
    remedy: 'Delete it, or a } or ] too many above it.',
  }),
  InvalidCommentToken: explainComment,
  UnexpectedEndOfString: (_, offset) => ({
    offset,
    problem: 'This text is not closed on its line.',
    remedy: 'Put a " at its end. A text stands on one line; for a line break inside it write \\n.',
  }),
  InvalidUnicode: explainBackslash,
  InvalidEscapeCharacter: explainBackslash,
  InvalidCharacter: (_, offset) => ({
    offset,
    problem: 'There is a tab or another invisible character in this text.',
    remedy: 'Write a space instead.',
  }),
};

/**
 * Finds the first place where a text stops being JSON and says what an editor did there. Undefined where it finds
 * nothing: `JSON.parse` has the last word, this only explains.
 */
export function findJsonMistake(source: string): Mistake | undefined {
  if (source.trim() === '')
    return { offset: 0, problem: 'The file is empty.', remedy: 'Write at least { and }.' };
  const errors: ParseError[] = [];
  parse(source, errors, { disallowComments: true });
  const [first] = errors;
  return first && explanations[printParseErrorCode(first.error)]?.(source, first.offset);
}

/** What is neither a bracket, a comma, a colon nor a value. */
function explainSymbol(source: string, offset: number): Mistake {
  const char = source[offset] ?? '';
  const plain = lookalikes[char];
  if (plain) {
    const problem = `The character ${char} stands here where JSON wants ${plain}.`;
    return { offset, problem, remedy: `Type ${plain} instead.` };
  }
  if (char === '#' || char === '/') return explainComment(source, offset);
  if (source[offset - 1] === '"') {
    const remedy = 'Inside a text write “ and ”, or \\" for a straight one.';
    return { offset: offset - 1, problem: 'This quotation mark ends the text too early.', remedy };
  }
  return '{,'.includes(charBefore(source, offset))
    ? { offset, problem: 'A key has no quotation marks.', remedy: 'Write every key as "key".' }
    : { offset, problem: 'This text has no quotation mark before it.', remedy: 'Put texts between " and ".' };
}

/** A comma or a bracket where a key or a value should be. */
function explainGap(source: string, offset: number): Mistake {
  const char = source[offset];
  if (char === undefined) return explainUnclosed(source);
  if (charBefore(source, offset) !== ',') {
    const remedy = 'Write one between quotation marks, or "" for none.';
    return { offset, problem: 'A text is missing here.', remedy };
  }
  if (char === ',')
    return { offset, problem: 'There are two commas in a row.', remedy: 'Delete one of them.' };
  return {
    offset: endBefore(source, offset) - 1,
    problem: `This comma is one too many: nothing follows it before the ${char}.`,
    remedy: `Delete the comma, or add what is to follow before the ${char}.`,
  };
}

/** After a value comes a comma or the closing bracket; this is neither. */
function explainMissingComma(source: string, offset: number): Mistake {
  const char = source[offset];
  if (char === undefined) return explainUnclosed(source);
  if (char === '}' || char === ']') {
    const [opened, closing] = char === '}' ? ['[', ']'] : ['{', '}'];
    return {
      offset,
      problem: `A ${opened} was opened, but this is a ${char}.`,
      remedy: `Write ${closing} here.`,
    };
  }
  return {
    offset: endBefore(source, offset),
    problem: 'The comma after this is missing, or the bracket that ends the group.',
    remedy: 'Put a comma at its end: something follows. Where a group ends here, close it with } or ] first.',
  };
}

function explainUnclosed(source: string): Mistake {
  const { offset, partner } = findUnclosed(source) ?? { offset: 0, partner: '}' };
  const problem = `The ${source[offset]} opened here is never closed.`;
  return { offset, problem, remedy: `Add ${partner} where it ends.` };
}

function explainComment(_: string, offset: number): Mistake {
  return { offset, problem: 'A JSON file cannot hold comments.', remedy: 'Delete this line.' };
}

function explainBackslash(source: string, offset: number): Mistake {
  const problem = 'A backslash \\ cannot stand alone in a text.';
  return { offset: source.indexOf('\\', offset), problem, remedy: 'Write \\\\ for one backslash.' };
}

function charBefore(source: string, offset: number): string {
  return source[endBefore(source, offset) - 1] ?? '';
}

/** Where what stands before an offset ends, without the white space between them. */
function endBefore(source: string, offset: number): number {
  return source.slice(0, offset).trimEnd().length;
}
