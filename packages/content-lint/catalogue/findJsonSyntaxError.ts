import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { SentenceValues } from '../Sentence';
import { findUnclosedBracket } from './findUnclosedBracket';
import { createSyntaxIssue, type SyntaxIssue } from './SyntaxIssue';

/** Characters that input methods and word processors insert instead of JSON's punctuation. */
const lookalikes: Record<string, string> = {
  ...{ '，': ',', '、': ',', '；': ',', ';': ',', '：': ':', '＂': '"' },
  ...{ '“': '"', '”': '"', '„': '"', "'": '"', '‘': '"', '’': '"' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '【': '[', '】': ']' },
};

/** The sentences for parser errors that need no further analysis, by error name. */
const simpleErrors: Record<string, string> = {
  InvalidCommentToken: 'comment',
  InvalidCharacter: 'controlCharacter',
  UnexpectedEndOfString: 'unclosedText',
  EndOfFileExpected: 'afterEnd',
};

function createIssue(offset: number, id: string, values?: SentenceValues): SyntaxIssue {
  return createSyntaxIssue(offset, `syntax.json.${id}`, values);
}

/** Explains the first syntax error in a JSON file that `JSON.parse` rejects. Undefined if it finds no error. */
export function findJsonSyntaxError(source: string): SyntaxIssue | undefined {
  if (source.trim() === '') return createIssue(0, 'empty');
  const errors: ParseError[] = [];
  parse(source, errors, { disallowComments: true });
  const [firstError] = errors;
  return firstError && explainError(source, firstError.offset, printParseErrorCode(firstError.error));
}

/** `code` is the name of the parser's error. */
function explainError(source: string, offset: number, code: string): SyntaxIssue | undefined {
  switch (code) {
    case 'InvalidSymbol':
      return explainSymbol(source, offset);
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return explainMissingValue(source, offset);
    case 'ColonExpected':
      return createIssue(getTrimmedEnd(source, offset), 'missingColon');
    case 'CommaExpected':
      return explainMissingComma(source, offset);
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return explainUnclosedBracket(source);
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return createIssue(source.indexOf('\\', offset), 'backslash');
    default:
      return simpleErrors[code] === undefined ? undefined : createIssue(offset, simpleErrors[code]);
  }
}

/** Explains a character that is not a bracket, comma, colon or part of a value. */
function explainSymbol(source: string, offset: number): SyntaxIssue {
  const char = source[offset] ?? '';
  const plain = lookalikes[char];
  if (plain) return createIssue(offset, 'lookalike', { plain, char });
  if (char === '#' || char === '/') return createIssue(offset, 'comment');
  if (source[offset - 1] === '"') return createIssue(offset - 1, 'innerQuote');
  return createIssue(offset, '{,'.includes(getPreviousChar(source, offset)) ? 'unquotedKey' : 'openingQuote');
}

/** Explains a comma or bracket in place of a key or value. */
function explainMissingValue(source: string, offset: number): SyntaxIssue {
  const char = source[offset];
  if (char === undefined) return explainUnclosedBracket(source);
  if (getPreviousChar(source, offset) !== ',') return createIssue(offset, 'missingValue');
  if (char === ',') return createIssue(offset, 'doubleComma');
  return createIssue(getTrimmedEnd(source, offset) - 1, 'trailingComma', { char });
}

/** Explains a character that follows a value in place of a comma or the closing bracket. */
function explainMissingComma(source: string, offset: number): SyntaxIssue {
  const char = source[offset];
  if (char === undefined) return explainUnclosedBracket(source);
  if (char === '}') return createIssue(offset, 'wrongBracket', { char, opening: '[', expected: ']' });
  if (char === ']') return createIssue(offset, 'wrongBracket', { char, opening: '{', expected: '}' });
  return createIssue(getTrimmedEnd(source, offset), 'missingComma');
}

function explainUnclosedBracket(source: string): SyntaxIssue {
  const offset = findUnclosedBracket(source);
  const [opening, closing] = source[offset] === '[' ? (['[', ']'] as const) : (['{', '}'] as const);
  return createIssue(offset, 'unclosed', { opening, closing });
}

function getPreviousChar(source: string, offset: number): string {
  return source[getTrimmedEnd(source, offset) - 1] ?? '';
}

/** Returns the end of the text before an offset, without trailing white space. */
function getTrimmedEnd(source: string, offset: number): number {
  return source.slice(0, offset).trimEnd().length;
}
