import type { ContentLintOptions } from './ContentLintOptions';
import type { Catalogue } from './catalogue/Catalogue';
import type { Finding, Severity } from './Finding';
import type { Project } from './project/Project';
import { type Explanation, explain, type FindingText, type SentenceValues } from './Sentence';
import { getPosition } from './text/getPosition';

/** The data that rules check. */
export type Context = {
  catalogue: Catalogue;
  project: Project;
  options: ContentLintOptions;
  /** Today's date, and the local time (YYYY-MM-DDTHH:mm). */
  today: string;
  now: string;
};

/** A finding whose offset has not yet been converted to line and column. */
export type UnplacedFinding = Explanation & {
  severity: Severity;
  /** The file, or only the path if the file is missing. */
  file: { path: string; source?: string };
  offset: number;
};

/** The findings of a rule, in any order. */
export type Findings = Iterable<UnplacedFinding>;

/** Checks the messages for one kind of problem. */
export type Rule = (context: Context) => Findings;

/** `explanation` is the id of a group in `sentences/*.json`, whose placeholders get `values`, or an explanation. */
type CreateFinding = (
  file: UnplacedFinding['file'],
  offset: number,
  explanation: string | Explanation,
  values?: SentenceValues,
) => UnplacedFinding;

const createWithSeverity =
  (severity: Severity): CreateFinding =>
  (file, offset, explanation, values) => {
    const { problem, remedy } = typeof explanation === 'string' ? explain(explanation, values) : explanation;
    return { severity, file, offset, problem, remedy };
  };

/** Creates a finding that stops the build. */
export const createError = createWithSeverity('error');

/** Creates a finding that does not stop the build. */
export const createWarning = createWithSeverity('warning');

/** Converts the offset of a rule's finding to line and column. */
export function createFinding(
  rule: string,
  { file, offset, severity, problem, remedy }: UnplacedFinding,
): Finding<FindingText> {
  return { rule, severity, file: file.path, ...getPosition(file.source ?? '', offset), problem, remedy };
}
