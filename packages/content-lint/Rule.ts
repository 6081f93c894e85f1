import type { ContentLintOptions } from './ContentLintOptions';
import type { Catalogue } from './catalogue/Catalogue';
import type { Finding } from './Finding';
import type { Project } from './project/Project';
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
export type UnplacedFinding = Pick<Finding, 'severity' | 'problem' | 'remedy'> & {
  /** The file, or only the path if the file is missing. */
  file: { path: string; source?: string };
  offset: number;
};

/** The findings of a rule, in any order. */
export type Findings = Iterable<UnplacedFinding>;

/** Checks the messages for one kind of problem. */
export type Rule = (context: Context) => Findings;

type CreateFinding = (
  file: UnplacedFinding['file'],
  offset: number,
  problem: string,
  remedy: string,
) => UnplacedFinding;

/** Creates a finding that stops the build. */
export const createError: CreateFinding = (file, offset, problem, remedy) => {
  return { severity: 'error', file, offset, problem, remedy };
};

/** Creates a finding that does not stop the build. */
export const createWarning: CreateFinding = (file, offset, problem, remedy) => {
  return { severity: 'warning', file, offset, problem, remedy };
};

/** Converts the offset of a rule's finding to line and column. */
export function createFinding(
  rule: string,
  { file, offset, severity, problem, remedy }: UnplacedFinding,
): Finding {
  return { rule, severity, file: file.path, ...getPosition(file.source ?? '', offset), problem, remedy };
}
