/** One thing that is wrong in the export. */
export type Finding = {
  /** The name of the rule that found it: the name of a file under `rules/`. */
  rule: string;
  /** An error is a mistake of the project; a warning is what editors wrote and may rather write otherwise. */
  severity: 'error' | 'warning';
  /** The path of the file below the export's folder: `vi/about/index.html`. */
  file: string;
  /** Counted from 1, as editors do. */
  line: number;
  column: number;
  problem: string;
};
