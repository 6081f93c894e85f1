import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserArguments } from '../findBrowser';
import type { Row } from './formatTable';
import { getMedians, RUNS } from './measureMedian';

/**
 * Fetched by npx when it is needed: its packages weigh more than all others of the project together, and nothing but
 * the bench wants them.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';

type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { transferSize?: number }[] } }>;
};

/**
 * What Lighthouse says of pages on a phone (simulated throttling, cold cache), by address: scores of 100, times in ms,
 * and how fast the machine was then, by Lighthouse's own benchmark. All pages are measured once before any is measured
 * again: minutes in which the machine is slow then fall on one run of many pages, not on all runs of a few.
 */
export async function measurePages(origin: string, addresses: string[]): Promise<Record<string, Row>> {
  const runs = new Map<string, Row[]>(addresses.map((address) => [address, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [address, figures] of runs) {
      // Lighthouse now and then misses the start of a navigation; a quarter of an hour of measuring must not end there.
      const report = await runLighthouse(origin + address).catch(() => runLighthouse(origin + address));
      figures.push(getFigures(report));
      console.info(address, JSON.stringify(figures.at(-1)));
    }
  }
  return Object.fromEntries([...runs].map(([address, figures]) => [address, getMedians(figures)]));
}

async function runLighthouse(url: string): Promise<Report> {
  const flags = ['--headless=new', ...browserArguments].join(' ');
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}

function getFigures({ categories, audits, environment }: Report): Row {
  const requests = audits['network-requests']?.details?.items ?? [];
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const time = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': time('first-contentful-paint'),
    'LCP ms': time('largest-contentful-paint'),
    'TBT ms': time('total-blocking-time'),
    CLS: time('cumulative-layout-shift'),
    'main thread ms': time('mainthread-work-breakdown'),
    requests: requests.length,
    kB: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    'machine’s speed': environment.benchmarkIndex,
  };
}
