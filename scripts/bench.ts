import { benchSite } from 'site-bench';
import { benchOptions } from '../site-bench.config';
import { readOptions } from './launch/readOptions';

const USAGE = `npm run bench [-- --compare NAME=FOLDER …]
Builds and measures the site, in the same run as other built sites, and writes BENCHMARKS.md.`;

const { compare } = readOptions(USAGE, {
  options: { compare: { type: 'string', multiple: true, default: [] } },
}).values;
await benchSite(benchOptions, Object.fromEntries(compare.map((argument) => argument.split('=', 2))));
