/**
 * `error`: the build fails, the page breaks, or the content is not shown. `warning`: the page works, but readers may
 * see something unintended.
 */
export type Severity = 'error' | 'warning';

/** A problem in a message file, with its remedy. `T` is `FindingText` before the translation. */
export type Finding<T = string> = {
  /** The id of the rule that reports it: a key of `builtInRules` or of the option `rules`. */
  rule: string;
  severity: Severity;
  /** The path of the file, including the folder that was checked: `messages/vi/home.json`. */
  file: string;
  /** Lines and columns count from 1. */
  line: number;
  column: number;
  problem: T;
  remedy: T;
};
