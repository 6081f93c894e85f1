import type { Catalogue } from './catalogue/Catalogue';
import type { Finding } from './Finding';
import type { Project } from './project/Project';

/** What a rule may look at. */
export type Context = {
  catalogue: Catalogue;
  project: Project;
  /** The date in Vietnam, YYYY-MM-DD. */
  today: string;
};

/** A finding whose place is not counted in lines yet. */
export type UnplacedFinding = Pick<Finding, 'severity' | 'problem' | 'remedy'> & {
  /** A file, or the path where one is missing. */
  file: { path: string; source?: string };
  offset: number;
};

/** Looks through the messages for one kind of mistake. */
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
