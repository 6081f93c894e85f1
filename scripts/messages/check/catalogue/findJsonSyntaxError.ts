import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { findUnclosedBracket } from './findUnclosedBracket';
import type { SyntaxMistake } from './MessageFile';
import { createMistake } from './mistakes';

/** Characters that input methods and word processors put where JSON wants a plain one. */
const lookalikes: Record<string, string> = {
  ...{ '，': ',', '、': ',', '；': ',', ';': ',', '：': ':', '＂': '"' },
  ...{ '“': '"', '”': '"', '„': '"', "'": '"', '‘': '"', '’': '"' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '【': '[', '】': ']' },
};

const COMMENT = ['A JSON file cannot hold comments.', 'Delete this line.'] as const;

/** What is wrong right where the parser stops, by the name of its error: the problem and its remedy. */
const plainErrors: Record<string, readonly [string, string]> = {
  InvalidCommentToken: COMMENT,
  InvalidCharacter: ['There is a tab or another invisible character in this text.', 'Write a space instead.'],
  UnexpectedEndOfString: [
    'This text is not closed on its line.',
    'Put a " at its end. A text stands on one line; for a line break inside it write \\n.',
  ],
  EndOfFileExpected: [
    'There is something after the end of the file.',
    'Delete it, or a } or ] too many above it.',
  ],
};

/**
 * Finds the first place where a text stops being JSON and says what an editor did there. Undefined where it finds
 * nothing: `JSON.parse` has the last word, this only explains.
 */
export function findJsonSyntaxError(source: string): SyntaxMistake | undefined {
  if (source.trim() === '') return createMistake(0, 'The file is empty.', 'Write at least { and }.');
  const errors: ParseError[] = [];
  parse(source, errors, { disallowComments: true });
  const [first] = errors;
  return first && explain(source, first.offset, printParseErrorCode(first.error));
}

/** `code` is the name of the parser's error. */
function explain(source: string, offset: number, code: string): SyntaxMistake | undefined {
  const backslash = 'A backslash \\ cannot stand alone in a text.';
  switch (code) {
    case 'InvalidSymbol':
      return explainSymbol(source, offset);
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return explainGap(source, offset);
    case 'ColonExpected':
      return createMistake(
        endBefore(source, offset),
        'The colon after this key is missing.',
        'Write "key": "text".',
      );
    case 'CommaExpected':
      return explainMissingComma(source, offset);
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return explainUnclosed(source);
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return createMistake(source.indexOf('\\', offset), backslash, 'Write \\\\ for one backslash.');
    default:
      return plainErrors[code] && createMistake(offset, ...plainErrors[code]);
  }
}

/** What is neither a bracket, a comma, a colon nor a value. */
function explainSymbol(source: string, offset: number): SyntaxMistake {
  const char = source[offset] ?? '';
  const plain = lookalikes[char];
  if (plain) {
    const problem = `The character ${char} stands here where JSON wants ${plain}.`;
    return createMistake(offset, problem, `Type ${plain} instead.`);
  }
  if (char === '#' || char === '/') return createMistake(offset, ...COMMENT);
  if (source[offset - 1] === '"') {
    const remedy = 'Inside a text write “ and ”, or \\" for a straight one.';
    return createMistake(offset - 1, 'This quotation mark ends the text too early.', remedy);
  }
  return '{,'.includes(charBefore(source, offset))
    ? createMistake(offset, 'A key has no quotation marks.', 'Write every key as "key".')
    : createMistake(offset, 'This text has no quotation mark before it.', 'Put texts between " and ".');
}

/** A comma or a bracket where a key or a value should be. */
function explainGap(source: string, offset: number): SyntaxMistake {
  const char = source[offset];
  if (char === undefined) return explainUnclosed(source);
  if (charBefore(source, offset) !== ',') {
    return createMistake(
      offset,
      'A text is missing here.',
      'Write one between quotation marks, or "" for none.',
    );
  }
  if (char === ',') return createMistake(offset, 'There are two commas in a row.', 'Delete one of them.');
  const problem = `This comma is one too many: nothing follows it before the ${char}.`;
  const remedy = `Delete the comma, or add what is to follow before the ${char}.`;
  return createMistake(endBefore(source, offset) - 1, problem, remedy);
}

/** After a value comes a comma or the closing bracket; this is neither. */
function explainMissingComma(source: string, offset: number): SyntaxMistake {
  const char = source[offset];
  if (char === undefined) return explainUnclosed(source);
  if (char === '}') return createMistake(offset, 'A [ was opened, but this is a }.', 'Write ] here.');
  if (char === ']') return createMistake(offset, 'A { was opened, but this is a ].', 'Write } here.');
  return createMistake(
    endBefore(source, offset),
    'The comma after this is missing, or the bracket that ends the group.',
    'Put a comma at its end: something follows. Where a group ends here, close it with } or ] first.',
  );
}

function explainUnclosed(source: string): SyntaxMistake {
  const offset = findUnclosedBracket(source);
  const [opened, closing] = source[offset] === '[' ? ['[', ']'] : ['{', '}'];
  return createMistake(offset, `The ${opened} opened here is never closed.`, `Add ${closing} where it ends.`);
}

function charBefore(source: string, offset: number): string {
  return source[endBefore(source, offset) - 1] ?? '';
}

/** Where what stands before an offset ends, without the white space between them. */
function endBefore(source: string, offset: number): number {
  return source.slice(0, offset).trimEnd().length;
}
