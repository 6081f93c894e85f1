import { execFileSync } from 'node:child_process';
import { findCommitProblem } from './findCommitProblem';
import type { CommitRule } from './ProseLintOptions';

/** Checks the subjects of the commits since `base`, without merges. */
export function lintCommits(rule: CommitRule, base: string): { hash: string; problem: string }[] {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${base}..HEAD`], {
    encoding: 'utf8',
  });
  return log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [hash = '', ...words] = line.split(' ');
      const problem = findCommitProblem(words.join(' '), rule);
      return problem ? { hash, problem } : [];
    });
}
