import { lintCommits } from 'prose-lint';
import { proseLintOptions } from '../prose-lint.config';
import { readOptions } from './launch/readOptions';

const USAGE = `npm run lint:commits -- BASE
Reports commits since BASE, for example origin/main, whose subject is not a Conventional Commit.`;

const [base] = readOptions(USAGE, { allowPositionals: true }).positionals;
if (!base) {
  console.error(USAGE);
  process.exit(2);
}
for (const { hash, problem } of lintCommits(proseLintOptions.commits, base)) {
  console.error(`${hash}: ${problem}`);
  process.exitCode = 1;
}
