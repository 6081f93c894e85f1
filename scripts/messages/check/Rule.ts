import type { Catalogue } from './catalogue/Catalogue';
import type { Finding, Severity } from './Finding';
import type { Project } from './project/Project';

/** What a rule may look at. */
export type Context = {
  catalogue: Catalogue;
  project: Project;
  /** The date in Vietnam, YYYY-MM-DD. */
  today: string;
};

/** A file, or the path where one is missing. */
type Place = { path: string; source?: string };

/** A finding whose place is not counted in lines yet. */
export type Draft = Pick<Finding, 'severity' | 'problem' | 'remedy'> & { file: Place; offset: number };

/** Looks through the messages for one kind of mistake. */
export type Rule = (context: Context) => Iterable<Draft>;

export function error(file: Place, offset: number, problem: string, remedy: string): Draft {
  return draft('error', file, offset, problem, remedy);
}

export function warning(file: Place, offset: number, problem: string, remedy: string): Draft {
  return draft('warning', file, offset, problem, remedy);
}

function draft(severity: Severity, file: Place, offset: number, problem: string, remedy: string): Draft {
  return { severity, file, offset, problem, remedy };
}
