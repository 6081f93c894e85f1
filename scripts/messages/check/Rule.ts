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
export type Draft = Pick<Finding, 'severity' | 'problem' | 'remedy'> & {
  /** A file, or the path where one is missing. */
  file: { path: string; source?: string };
  offset: number;
};

/** Looks through the messages for one kind of mistake. */
export type Rule = (context: Context) => Iterable<Draft>;

export function error(file: Draft['file'], offset: number, problem: string, remedy: string): Draft {
  return { severity: 'error', file, offset, problem, remedy };
}

export function warning(file: Draft['file'], offset: number, problem: string, remedy: string): Draft {
  return { severity: 'warning', file, offset, problem, remedy };
}
