import { getPosition } from '../../getPosition';
import type { UnplacedFinding } from './Rule';

/**
 * `error`: the build fails, the page breaks, or what was written is shown nowhere. `warning`: the page stands, but
 * readers may see something other than what was meant.
 */
export type Severity = 'error' | 'warning';

/** One thing that is wrong in a message file, and how to mend it. */
export type Finding = {
  /** The name of the rule that found it: the name of a file under `rules/`. */
  rule: string;
  severity: Severity;
  /** The path of the file, below the folder that was checked: `messages/vi/home.json`. */
  file: string;
  /** Counted from 1, as editors do. */
  line: number;
  column: number;
  problem: string;
  remedy: string;
};

/** A draft of a rule with its place counted in lines. */
export function createFinding(
  rule: string,
  { file, offset, severity, problem, remedy }: UnplacedFinding,
): Finding {
  return { rule, severity, file: file.path, ...getPosition(file.source ?? '', offset), problem, remedy };
}
