import { getPosition } from '../getPosition';
import type { ExportedSite } from './ExportedSite';

/** A problem in the export. */
export type Finding = {
  /** The name of the rule, which is also its file name in `rules/`. */
  rule: string;
  /** `error`: a bug of the project; `warning`: content that editors should improve. */
  severity: 'error' | 'warning';
  /** The path of the file in the export: `vi/about/index.html`. */
  file: string;
  /** Starts at 1; 1 if the finding concerns the whole file. */
  line: number;
  column: number;
  problem: string;
};

/** Checks an export for one kind of problem. */
export type Rule = (site: ExportedSite) => Iterable<PartialFinding> | Promise<Iterable<PartialFinding>>;

/** A finding before `auditExport` fills in the rule and defaults: an error for the whole file. */
export type PartialFinding = Pick<Finding, 'file' | 'problem'> & Partial<Finding>;

/** Creates a finding at an offset in a file's text. */
export function createFinding(file: string, text: string, offset: number, problem: string): PartialFinding {
  return { file, ...getPosition(text, offset), problem };
}
