import type { Catalogue } from './catalogue/Catalogue';
import type { MessageLintOptions } from './MessageLintOptions';

/**
 * `error`: the build fails, the page breaks, or the content is not shown. `warning`: the page works, but readers may
 * see something unintended.
 */
export type Severity = 'error' | 'warning';

/** A problem in a message file, with its remedy. `T` is `FindingText` before the translation. */
export type Finding<T = string> = {
  /** The id of the rule that reports it: a key of `builtInRules` or of the option `rules`. */
  rule: string;
  severity: Severity;
  /** The path of the file, including the folder that was checked: `messages/vi/home.json`. */
  file: string;
  /** Lines and columns count from 1. */
  line: number;
  column: number;
  problem: T;
  remedy: T;
};

/** A sentence of a finding: its id in `sentences/*.json`, and the values of its placeholders. */
export type Sentence = { id: string; values?: SentenceValues };

/** A text of a finding: a sentence, or a text that is the same in every language, such as a name. */
export type FindingText = string | Sentence;

export type SentenceValues = Record<string, FindingText | number>;

/** The two parts of a finding: the problem, and the remedy for the editor. */
export type Explanation = { problem: FindingText; remedy: FindingText };

/** Returns the sentences `problem` and `remedy` of a group in `sentences/*.json`. */
export function explain(id: string, values?: SentenceValues): Explanation {
  return { problem: { id: `${id}.problem`, values }, remedy: { id: `${id}.remedy`, values } };
}

/** Joins texts with a comma, or with “and” or “or” in the language of the reader. */
export function joinTexts(separator: 'and' | 'comma' | 'or', texts: readonly string[]): FindingText {
  const [first = '', ...others] = texts;
  if (others.length === 0) return first;
  return { id: `list.${separator}`, values: { first, rest: joinTexts(separator, others) } };
}

/** The data that rules check. */
export type Context = {
  catalogue: Catalogue;
  options: MessageLintOptions;
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
};

/** A problem at an offset of a file. */
export type Issue = Explanation & { severity: Severity; offset: number };

/** A finding whose offset has not yet been converted to line and column. */
export type UnplacedFinding = Issue & {
  /** The file, or only the path if the file is missing. */
  file: { path: string; source?: string };
};

/** The findings of a rule, in any order. */
export type Findings = Iterable<UnplacedFinding>;

/** Checks the messages for one kind of problem. */
export type Rule = (context: Context) => Findings;

/** `explanation` is the id of a group in `sentences/*.json`, whose placeholders get `values`, or an explanation. */
type CreateIssue = (offset: number, explanation: string | Explanation, values?: SentenceValues) => Issue;

/** Creates an issue that stops the build. */
export const errorAt: CreateIssue = (offset, explanation, values) => ({
  severity: 'error',
  offset,
  ...(typeof explanation === 'string' ? explain(explanation, values) : explanation),
});

/** Creates an issue that does not stop the build. */
export const warningAt: CreateIssue = (...issue) => ({ ...errorAt(...issue), severity: 'warning' });

type CreateFinding = (file: UnplacedFinding['file'], ...issue: Parameters<CreateIssue>) => UnplacedFinding;

/** Creates a finding that stops the build. */
export const createError: CreateFinding = (file, ...issue) => ({ file, ...errorAt(...issue) });

/** Creates a finding that does not stop the build. */
export const createWarning: CreateFinding = (file, ...issue) => ({ file, ...warningAt(...issue) });

/** Converts the offset of a rule's finding to line and column. */
export function createFinding(
  rule: string,
  { file, offset, severity, problem, remedy }: UnplacedFinding,
): Finding<FindingText> {
  return { rule, severity, file: file.path, ...getPosition(file.source ?? '', offset), problem, remedy };
}

/** Returns the line and column of an offset, both starting at 1. */
function getPosition(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
