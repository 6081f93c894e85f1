import type { Catalogue } from './catalogue/Catalogue';
import type { Finding } from './Finding';
import type { Project } from './project/Project';

/** The data that rules check. */
export type Context = {
  catalogue: Catalogue;
  project: Project;
  /** The date in Vietnam, YYYY-MM-DD. */
  today: string;
};

/** A finding whose offset has not yet been converted to line and column. */
export type UnplacedFinding = Pick<Finding, 'severity' | 'problem' | 'remedy'> & {
  /** The file, or only the path if the file is missing. */
  file: { path: string; source?: string };
  offset: number;
};

/** Checks the messages for one kind of problem. */
export type Rule = (context: Context) => Iterable<UnplacedFinding>;

export function createError(
  file: UnplacedFinding['file'],
  offset: number,
  problem: string,
  remedy: string,
): UnplacedFinding {
  return { severity: 'error', file, offset, problem, remedy };
}

export function createWarning(
  file: UnplacedFinding['file'],
  offset: number,
  problem: string,
  remedy: string,
): UnplacedFinding {
  return { severity: 'warning', file, offset, problem, remedy };
}
