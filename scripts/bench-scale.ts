import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatFigure, formatTable, type Row } from './bench/formatTable';
import { compareWithThresholds } from './bench/scale/compareWithThresholds';
import { type BuildMeasurement, getPageTime, measureBuild } from './bench/scale/measureBuild';
import { writeArticles } from './bench/scale/writeArticles';
import { makeScratchCopy } from './makeScratchCopy';

const USAGE = `Builds a temporary copy of the site with many articles and reports time, memory and sizes.

  npm run bench:scale                       10, 100, 1,000 and 5,000 articles in each language
  npm run bench:scale -- 10 100             uses these numbers of articles
  npm run bench:scale -- --append FILE      appends the table to a file
  npm run bench:scale -- --keep             keeps the copy and prints its path`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { append: { type: 'string' }, keep: { type: 'boolean' }, help: { type: 'boolean' } },
});
const sizes = (positionals.length > 0 ? positionals : ['10', '100', '1000', '5000']).map(Number);

if (values.help || !sizes.every((size) => Number.isInteger(size) && size > 0)) {
  console.info(USAGE);
  process.exit(values.help ? 0 : 1);
}

const copyFolder = makeScratchCopy(path.resolve('.'));
try {
  const measured: BuildMeasurement[] = [];
  for (const size of sizes) {
    writeArticles(copyFolder, size);
    const run = await measureBuild(copyFolder, size);
    measured.push(run);
    console.info(`${size} articles: ${formatFigure(run.seconds)} s`);
  }
  const results = compareWithThresholds(measured);
  const report = [
    formatTable('articles × 3', measured.map(createRow)),
    '',
    ...results.map(
      ({ threshold, isMet, figure }) => `- ${isMet ? 'met' : 'MISSED'}: ${threshold} (${figure})`,
    ),
  ].join('\n');
  console.info(`\n${report}`);
  if (values.append) appendFileSync(values.append, `\n${report}\n`);
  if (results.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  if (values.keep) console.info(`The copy is in ${copyFolder}`);
  else rmSync(copyFolder, { recursive: true, force: true });
}

function createRow(run: BuildMeasurement): [string, Row] {
  const figures = {
    pages: run.pages,
    'build s': run.seconds,
    'compiling s': run.compileSeconds,
    // Less affected by other work on the machine than the elapsed time.
    'CPU s': run.cpuSeconds,
    'ms per page': getPageTime(run),
    'peak memory MiB': run.peakMemory / 2 ** 20,
    'KiB per page': run.peakMemory / 2 ** 10 / run.pages,
    'out/ MB': run.outSize / 1e6,
    'out/ kB per article': run.outSize / 1e3 / run.articles,
    '/en/insights/ B gzip': run.listPage,
    'article page B gzip': run.articlePage,
  };
  return [formatFigure(run.articles), figures];
}
