import { lintProse } from 'prose-lint';
import { proseLintOptions } from '../prose-lint.config';

/** `npm run lint`: reports phrases and names that CONTRIBUTING.md ("Plain English") rules out, by file and line. */
const problems = lintProse(proseLintOptions);
for (const { file, line, text, advice } of problems) console.error(`${file}:${line}: "${text}". ${advice}`);
if (problems.length > 0) {
  console.error(`${problems.length} phrases or names need plain English.`);
  process.exitCode = 1;
}
