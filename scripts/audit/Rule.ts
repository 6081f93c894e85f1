import { getPosition } from '../getPosition';
import type { ExportedSite } from './ExportedSite';

/** One thing that is wrong in the export. */
export type Finding = {
  /** The name of the rule that found it: the name of a file under `rules/`. */
  rule: string;
  /** An error is a mistake of the project; a warning is what editors wrote and may rather write otherwise. */
  severity: 'error' | 'warning';
  /** The path of the file below the export's folder: `vi/about/index.html`. */
  file: string;
  /** Counted from 1, as editors do; the first where it is about the whole file. */
  line: number;
  column: number;
  problem: string;
};

/** Looks through an export for one kind of mistake. */
export type Rule = (site: ExportedSite) => Iterable<UnplacedFinding> | Promise<Iterable<UnplacedFinding>>;

/** A finding that does not know its rule yet; an error about the whole file where it says no more. */
export type UnplacedFinding = Pick<Finding, 'file' | 'problem'> & Partial<Finding>;

/** A finding at an offset of a file's text. */
export function createFinding(file: string, text: string, offset: number, problem: string): UnplacedFinding {
  return { file, ...getPosition(text, offset), problem };
}
