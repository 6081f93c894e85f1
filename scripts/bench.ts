import { benchSite } from 'site-bench';
import { benchOptions } from '../site-bench.config';

/** `npm run bench`: builds and measures the site, and writes BENCHMARKS.md. */
await benchSite(benchOptions);
