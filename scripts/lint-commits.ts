import { lintCommits } from 'prose-lint';
import { proseLintOptions } from '../prose-lint.config';

/** `npm run lint:commits -- BASE`: reports commits since BASE whose subject is not a Conventional Commit. */
const [base] = process.argv.slice(2);
if (!base) {
  console.error('Missing argument: the commit that the change starts from, for example origin/main.');
  process.exit(2);
}
for (const { hash, problem } of lintCommits(proseLintOptions.commits, base)) {
  console.error(`${hash}: ${problem}`);
  process.exitCode = 1;
}
