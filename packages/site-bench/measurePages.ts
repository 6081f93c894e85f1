import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Row } from './formatTable';
import { getMedians } from './measureMedian';
import type { BrowserOptions } from './SiteBenchOptions';

/** Installed by npx on demand: Lighthouse is larger than all other packages together, and only benchmarks use it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { url: string; transferSize?: number }[] } }
  >;
};

/**
 * Runs Lighthouse on pages for a phone (simulated throttling, cold cache). Returns scores out of 100, times in ms, and
 * Lighthouse's benchmark index of the machine, by URL path. Each round measures all pages, so that a slow period of the
 * machine affects one run of many pages instead of all runs of a few.
 */
export async function measurePages(
  browser: BrowserOptions,
  origin: string,
  urlPaths: string[],
  runs: number,
): Promise<Record<string, Row>> {
  const figuresByPath = new Map<string, Row[]>(urlPaths.map((urlPath) => [urlPath, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [urlPath, figures] of figuresByPath) {
      figures.push(await runLighthouse(browser, origin + urlPath));
      console.info(urlPath, JSON.stringify(figures.at(-1)));
    }
  }
  return Object.fromEntries([...figuresByPath].map(([urlPath, figures]) => [urlPath, getMedians(figures)]));
}

/** Runs Lighthouse, with further arguments, and returns its figures. Retries once: it can miss the start of a navigation. */
export async function runLighthouse(
  browser: BrowserOptions,
  url: string,
  lighthouseArguments: string[] = [],
): Promise<Row> {
  const attempt = () => tryLighthouse(browser, url, lighthouseArguments);
  return attempt().catch(attempt);
}

async function tryLighthouse(
  { executablePath, args }: BrowserOptions,
  url: string,
  lighthouseArguments: string[],
): Promise<Row> {
  const flags = ['--headless=new', ...args].join(' ');
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--chrome-flags=${flags}`,
    ...lighthouseArguments,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    // 64 MiB, more than any report.
    maxBuffer: 2 ** 26,
  });
  return getFigures(JSON.parse(stdout));
}

function getFigures({ categories, audits, environment }: Report): Row {
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    ({ url }) => !url.startsWith('data:'),
  );
  const getScore = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const getValue = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: getScore('performance'),
    accessibility: getScore('accessibility'),
    'best practices': getScore('best-practices'),
    SEO: getScore('seo'),
    'FCP ms': getValue('first-contentful-paint'),
    'LCP ms': getValue('largest-contentful-paint'),
    'TBT ms': getValue('total-blocking-time'),
    CLS: getValue('cumulative-layout-shift'),
    'main thread ms': getValue('mainthread-work-breakdown'),
    requests: requests.length,
    kB: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    'machine’s speed': environment.benchmarkIndex,
  };
}
