import { execFileSync } from 'node:child_process';
import { findCommitProblem } from './prose/findCommitProblem';

/** `npm run lint:commits -- BASE`: reports commits since BASE whose subject is not a Conventional Commit. */
const [base] = process.argv.slice(2);
if (!base) {
  console.error('Missing argument: the commit that the change starts from, for example origin/main.');
  process.exit(2);
}
const subjects = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${base}..HEAD`], {
  encoding: 'utf8',
});
for (const line of subjects.split('\n').filter(Boolean)) {
  const [hash = '', ...words] = line.split(' ');
  const problem = findCommitProblem(words.join(' '));
  if (!problem) continue;
  console.error(`${hash}: ${problem}`);
  process.exitCode = 1;
}
