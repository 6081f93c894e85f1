import { createScanner, type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { errorAt, type Issue, type SentenceValues } from '../Rule';
import type { ParsedContent } from './MessageFile';
import {
  createFailedContent,
  findConflict,
  findDeepBracket,
  findDuplicateKeys,
  findEncodingError,
} from './syntaxIssues';
import { buildTree, getTexts } from './Tree';

/** Parses a JSON file. After `JSON.parse` has validated it, the YAML parser provides the position of each value. */
export function parseJson(source: string): ParsedContent {
  const issue = findIssue(source);
  if (issue) return createFailedContent(issue);
  const document = parseDocument(source);
  const tree = buildTree(document.contents, source, 0);
  return {
    tree,
    texts: getTexts(tree),
    nodes: [],
    markdownIssues: [],
    syntaxIssues: findDuplicateKeys(document, 0),
  };
}

function findIssue(source: string): Issue | undefined {
  const issue = findEncodingError(source) ?? findDeepBracket(source);
  if (issue) return issue;
  try {
    const value: unknown = JSON.parse(source);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return undefined;
    return errorAt(0, 'syntax.json.notAnObject');
  } catch (error) {
    const reason = (error as Error).message;
    const unexplained = errorAt(0, 'syntax.json.invalid', { reason });
    return findConflict(source) ?? findJsonSyntaxError(source) ?? unexplained;
  }
}

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

function createIssue(offset: number, id: string, values?: SentenceValues): Issue {
  return errorAt(offset, `syntax.json.${id}`, values);
}

/** Explains the first syntax error in a JSON file that `JSON.parse` rejects. Undefined if it finds no error. */
function findJsonSyntaxError(source: string): Issue | undefined {
  if (source.trim() === '') return createIssue(0, 'empty');
  const errors: ParseError[] = [];
  parse(source, errors, { disallowComments: true });
  const [firstError] = errors;
  return firstError && explainError(source, firstError.offset, printParseErrorCode(firstError.error));
}

/** `code` is the name of the parser's error. */
function explainError(source: string, offset: number, code: string): Issue | undefined {
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
function explainSymbol(source: string, offset: number): Issue {
  const char = source[offset] ?? '';
  const plain = lookalikes[char];
  if (plain) return createIssue(offset, 'lookalike', { plain, char });
  if (char === '#' || char === '/') return createIssue(offset, 'comment');
  if (source[offset - 1] === '"') return createIssue(offset - 1, 'innerQuote');
  return createIssue(offset, '{,'.includes(getPreviousChar(source, offset)) ? 'unquotedKey' : 'openingQuote');
}

/** Explains a comma or bracket in place of a key or value. */
function explainMissingValue(source: string, offset: number): Issue {
  const char = source[offset];
  if (char === undefined) return explainUnclosedBracket(source);
  if (getPreviousChar(source, offset) !== ',') return createIssue(offset, 'missingValue');
  if (char === ',') return createIssue(offset, 'doubleComma');
  return createIssue(getTrimmedEnd(source, offset) - 1, 'trailingComma', { char });
}

/** Explains a character that follows a value in place of a comma or the closing bracket. */
function explainMissingComma(source: string, offset: number): Issue {
  const char = source[offset];
  if (char === undefined) return explainUnclosedBracket(source);
  if (char === '}') return createIssue(offset, 'wrongBracket', { char, opening: '[', expected: ']' });
  if (char === ']') return createIssue(offset, 'wrongBracket', { char, opening: '{', expected: '}' });
  return createIssue(getTrimmedEnd(source, offset), 'missingComma');
}

function explainUnclosedBracket(source: string): Issue {
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

/**
 * Returns the offset of the bracket that is probably not closed: the first one whose closing bracket has a different
 * indentation, or the innermost one that is open at the end of the file.
 */
function findUnclosedBracket(source: string): number {
  const openBrackets: { offset: number; indent: number }[] = [];
  const scanner = createScanner(source, /* ignoreTrivia: */ true);
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const token = source[offset];
    const indent = getIndent(source, offset);
    if (token === '{' || token === '[') {
      openBrackets.push({ offset, indent });
    } else if (token === '}' || token === ']') {
      const bracket = openBrackets.pop();
      if (bracket && bracket.indent !== indent) return bracket.offset;
    }
  }
  return openBrackets.at(-1)?.offset ?? 0;
}

/** Returns the indentation of the line at an offset. */
function getIndent(source: string, offset: number): number {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  return /^\s*/.exec(source.slice(lineStart, offset))?.[0].length ?? 0;
}
