import type { ExportedSite } from './ExportedSite';

/** A problem in an exported folder. */
export type Finding = {
  /** Name of the rule. */
  rule: string;
  /** `error`: a bug of the project; `warning`: content that editors should improve. */
  severity: 'error' | 'warning';
  /** Path of the file in the folder: `vi/about/index.html`. */
  file: string;
  /** Line, starting at 1. A finding about the whole file has line 1. */
  line: number;
  column: number;
  problem: string;
};

/** Checks an exported folder for one kind of problem. */
export type Rule = (site: ExportedSite) => Iterable<PartialFinding> | Promise<Iterable<PartialFinding>>;

/** A finding to which `auditExport` adds the rule and the defaults: an error in line 1. */
export type PartialFinding = Pick<Finding, 'file' | 'problem'> & Partial<Finding>;

/** Creates a finding at an offset in a file's text. */
export function createFinding(file: string, text: string, offset: number, problem: string): PartialFinding {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { file, line, column: offset - before.lastIndexOf('\n'), problem };
}
