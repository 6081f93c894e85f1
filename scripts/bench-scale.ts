import { benchScale } from 'site-bench';
import { benchOptions } from '../site-bench.config';
import { readOptions } from './launch/readOptions';

const USAGE = `Builds a temporary copy of the site with many articles and reports time, memory and sizes.

  npm run bench:scale                       20, 100, 1,000 and 5,000 articles in each language
  npm run bench:scale -- 20 100             uses these numbers of articles
  npm run bench:scale -- --append FILE      appends the table to a file
  npm run bench:scale -- --keep             keeps the copy and prints its path`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: { append: { type: 'string' }, keep: { type: 'boolean' } },
});
const sizes = (positionals.length > 0 ? positionals : ['20', '100', '1000', '5000']).map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  console.error(USAGE);
  process.exit(2);
}

const { append, keep } = values;
if (!(await benchScale(benchOptions, { sizes, append, keep }))) process.exitCode = 1;
