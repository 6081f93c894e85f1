import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { findUnclosedBracket } from './findUnclosedBracket';
import { createSyntaxIssue, type SyntaxIssue } from './SyntaxIssue';

/** Characters that input methods and word processors insert instead of JSON's punctuation. */
const lookalikes: Record<string, string> = {
  ...{ '，': ',', '、': ',', '；': ',', ';': ',', '：': ':', '＂': '"' },
  ...{ '“': '"', '”': '"', '„': '"', "'": '"', '‘': '"', '’': '"' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '【': '[', '】': ']' },
};

const BACKSLASH = ['A single backslash is not allowed in a text.', 'For a backslash, write `\\\\`.'] as const;
const COMMENT = ['JSON files cannot contain comments.', 'Delete the comment.'] as const;
const MISSING_COLON = ['The colon after this key is missing.', 'Write it as `"key": "text"`.'] as const;

/** Problem and remedy for parser errors that need no further analysis, by error name. */
const simpleErrors: Record<string, readonly [string, string]> = {
  InvalidCommentToken: COMMENT,
  InvalidCharacter: ['This text contains a tab or another control character.', 'Replace it with a space.'],
  UnexpectedEndOfString: [
    'The closing quotation mark of this text is missing.',
    'Add " at its end. A text must be on one line; for a line break, write \\n.',
  ],
  EndOfFileExpected: [
    'There is text after the closing bracket of the file.',
    'Delete it, or remove an extra `}` or `]` above it.',
  ],
};

/** Explains the first syntax error in a JSON file that `JSON.parse` rejects. Undefined if it finds no error. */
export function findJsonSyntaxError(source: string): SyntaxIssue | undefined {
  if (source.trim() === '') return createSyntaxIssue(0, 'The file is empty.', 'Write at least `{}`.');
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
      return createSyntaxIssue(getTrimmedEnd(source, offset), ...MISSING_COLON);
    case 'CommaExpected':
      return explainMissingComma(source, offset);
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return explainUnclosedBracket(source);
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return createSyntaxIssue(source.indexOf('\\', offset), ...BACKSLASH);
    default:
      return simpleErrors[code] && createSyntaxIssue(offset, ...simpleErrors[code]);
  }
}

/** Explains a character that is not a bracket, comma, colon or part of a value. */
function explainSymbol(source: string, offset: number): SyntaxIssue {
  const char = source[offset] ?? '';
  const plain = lookalikes[char];
  if (plain) {
    const problem = `JSON needs \`${plain}\` here, not \`${char}\`.`;
    return createSyntaxIssue(offset, problem, `Replace it with \`${plain}\`.`);
  }
  if (char === '#' || char === '/') return createSyntaxIssue(offset, ...COMMENT);
  if (source[offset - 1] === '"') {
    const remedy = 'Inside a text, use “ and ”, or write \\" for a straight quotation mark.';
    return createSyntaxIssue(offset - 1, 'This quotation mark ends the text too early.', remedy);
  }
  return '{,'.includes(getPreviousChar(source, offset))
    ? createSyntaxIssue(offset, 'This key has no quotation marks.', 'Write it as `"key"`.')
    : createSyntaxIssue(offset, 'The opening quotation mark of this text is missing.', 'Add " before it.');
}

/** Explains a comma or bracket in place of a key or value. */
function explainMissingValue(source: string, offset: number): SyntaxIssue {
  const char = source[offset];
  if (char === undefined) return explainUnclosedBracket(source);
  if (getPreviousChar(source, offset) !== ',') {
    const remedy = 'Write a text in quotation marks, or `""` for an empty text.';
    return createSyntaxIssue(offset, 'A value is missing here.', remedy);
  }
  if (char === ',') return createSyntaxIssue(offset, 'There are two commas in a row.', 'Delete one of them.');
  const problem = `Trailing comma before \`${char}\`.`;
  return createSyntaxIssue(getTrimmedEnd(source, offset) - 1, problem, 'Remove it.');
}

/** Explains a character that follows a value in place of a comma or the closing bracket. */
function explainMissingComma(source: string, offset: number): SyntaxIssue {
  const char = source[offset];
  if (char === undefined) return explainUnclosedBracket(source);
  if (char === '}') return createSyntaxIssue(offset, 'This `}` closes a `[`.', 'Replace it with `]`.');
  if (char === ']') return createSyntaxIssue(offset, 'This `]` closes a `{`.', 'Replace it with `}`.');
  const problem = 'A comma is missing here, or the closing bracket of the group.';
  const remedy = 'Add a comma. If the group ends here, add `}` or `]` before the comma.';
  return createSyntaxIssue(getTrimmedEnd(source, offset), problem, remedy);
}

function explainUnclosedBracket(source: string): SyntaxIssue {
  const offset = findUnclosedBracket(source);
  const [opening, closing] = source[offset] === '[' ? ['[', ']'] : ['{', '}'];
  const remedy = `Add \`${closing}\` at the end of the group.`;
  return createSyntaxIssue(offset, `This \`${opening}\` is not closed.`, remedy);
}

function getPreviousChar(source: string, offset: number): string {
  return source[getTrimmedEnd(source, offset) - 1] ?? '';
}

/** Returns the end of the text before an offset, without trailing white space. */
function getTrimmedEnd(source: string, offset: number): number {
  return source.slice(0, offset).trimEnd().length;
}
