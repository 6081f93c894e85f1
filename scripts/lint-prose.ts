import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findProseProblems } from './prose/findProseProblems';

/**
 * `npm run lint`: reports phrases and names that CONTRIBUTING.md ("Write plain English") rules out, by file and line.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(existsSync)
  .filter((file) => /\.(tsx?|mjs|js|css|md|ya?ml|sh)$|(^|\/)(Dockerfile|Caddyfile)$/.test(file))
  .filter((file) => !/^messages\/(zh|en|vi)\/|README\.(zh|vi)\.md$|^docs\/licences\.md$/.test(file));

let count = 0;
for (const file of files) {
  for (const { line, text, advice } of findProseProblems(file, readFileSync(file, 'utf8'))) {
    console.error(`${file}:${line}: "${text}". ${advice}`);
    count += 1;
  }
}
if (count > 0) {
  console.error(`${count} phrases or names need plain English.`);
  process.exitCode = 1;
}
