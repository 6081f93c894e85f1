import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from './bench/scale/judge';
import { measureBuild } from './bench/scale/measureBuild';
import { reportOf } from './bench/scale/reportOf';
import { writeArticles } from './bench/scale/writeArticles';
import { makeScratchCopy } from './makeScratchCopy';

const USAGE = `Builds the site with many articles in a copy outside the tree and prints what that costs.

  npm run bench:scale                       10, 100, 1,000 and 5,000 articles in each language
  npm run bench:scale -- 10 100             these numbers of articles
  npm run bench:scale -- --append FILE      adds the table to a file
  npm run bench:scale -- --keep             leaves the copy where it is and says where`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { append: { type: 'string' }, keep: { type: 'boolean' }, help: { type: 'boolean' } },
});
const sizes = (positionals.length > 0 ? positionals : ['10', '100', '1000', '5000']).map(Number);

if (values.help || !sizes.every((size) => Number.isInteger(size) && size > 0)) {
  console.info(USAGE);
  process.exit(values.help ? 0 : 1);
}

const copy = makeScratchCopy(path.resolve('.'));
try {
  const measured = [];
  for (const size of sizes) {
    writeArticles(copy, size);
    measured.push(await measureBuild(copy, size));
    console.info(`${size} articles: ${Math.round((measured.at(-1)?.seconds ?? 0) * 10) / 10} s`);
  }
  const verdicts = judge(measured);
  const report = reportOf(measured, verdicts);
  console.info(`\n${report}`);
  if (values.append) appendFileSync(values.append, `\n${report}\n`);
  if (verdicts.some(({ held }) => !held)) process.exitCode = 1;
} finally {
  if (values.keep) console.info(`The copy stays in ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
}
