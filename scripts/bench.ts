import { parseArgs } from 'node:util';
import { benchSite } from 'site-bench';
import { benchOptions } from '../site-bench.config';

/**
 * `npm run bench [-- --compare NAME=FOLDER …]`: builds and measures the site, and writes BENCHMARKS.md. With
 * `--compare`, measures other built sites in the same run.
 */
const { compare } = parseArgs({
  options: { compare: { type: 'string', multiple: true, default: [] } },
}).values;
await benchSite(benchOptions, Object.fromEntries(compare.map((argument) => argument.split('=', 2))));
