import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatFigure, formatTable, type Row } from './bench/formatTable';
import { compareWithThresholds } from './bench/scale/compareWithThresholds';
import { getPageTime, type Measured, measureBuild } from './bench/scale/measureBuild';
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
  const measured: Measured[] = [];
  for (const size of sizes) {
    writeArticles(copy, size);
    const run = await measureBuild(copy, size);
    measured.push(run);
    console.info(`${size} articles: ${formatFigure(run.seconds)} s`);
  }
  const verdicts = compareWithThresholds(measured);
  const report = [
    formatTable('articles × 3', measured.map(createRow)),
    '',
    ...verdicts.map(({ bar, held, figure }) => `- ${held ? 'held' : 'MISSED'}: ${bar} (${figure})`),
  ].join('\n');
  console.info(`\n${report}`);
  if (values.append) appendFileSync(values.append, `\n${report}\n`);
  if (verdicts.some(({ held }) => !held)) process.exitCode = 1;
} finally {
  if (values.keep) console.info(`The copy stays in ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
}

function createRow(run: Measured): [string, Row] {
  const figures = {
    pages: run.pages,
    'build s': run.seconds,
    'of it compiling s': run.compileSeconds,
    // On a machine with other work the steadier figure.
    'processor s': run.cpuSeconds,
    'ms a page': getPageTime(run),
    'peak memory MiB': run.peakMemory / 2 ** 20,
    'of it KiB a page': run.peakMemory / 2 ** 10 / run.pages,
    'out/ MB': run.outSize / 1e6,
    'out/ kB an article': run.outSize / 1e3 / run.articles,
    '/en/insights/ B gzip': run.listPage,
    'article page B gzip': run.articlePage,
  };
  return [formatFigure(run.articles), figures];
}
