import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findProseProblems } from './findProseProblems';
import type { ProseLintOptions, ProseProblem } from './ProseLintOptions';

const SUPPORTED_FILES = /\.(tsx?|mjs|js|css|md|ya?ml|sh)$|(^|\/)(Dockerfile|Caddyfile)$/;

/** Checks the files of the Git repository in the working directory, including new files that are not ignored by Git. */
export function lintProse(options: ProseLintOptions): (ProseProblem & { file: string })[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => SUPPORTED_FILES.test(file) && !options.ignoredFiles?.test(file) && existsSync(file))
    .flatMap((file) =>
      findProseProblems(file, readFileSync(file, 'utf8'), options).map((problem) => ({ file, ...problem })),
    );
}
