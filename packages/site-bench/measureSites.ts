import { type Browser, devices } from '@playwright/test';
import type { Row } from './formatTable';
import { measureMedian } from './measureMedian';
import { runLighthouse } from './measurePages';
import { readToEnd, sumTransfers } from './measureVisits';
import type { BrowserOptions } from './SiteBenchOptions';
import { type GzipProxy, startGzipProxy } from './startGzipProxy';

/** Number of pages after the landing page. */
const FOLLOWING_PAGES = 4;

/** Round trip of a phone in one country and a server in another; Lighthouse's own is 150 ms. */
const LONG_ROUND_TRIP_MS = 300;

/** A site of the comparison: the origin of its server, and the path of its landing page. */
export type ComparedSite = {
  origin: string;
  landingPage: string;
  /** True to transfer what the server sends, instead of compressing text with gzip level 6. */
  isUnchanged?: boolean;
};

/**
 * Measures sites in the same way: the landing page with Lighthouse on a phone, at two round trip times, and a visit of
 * that page and the first four pages that it links to, each read to the end. Times in ms, by site.
 */
export async function measureSites(
  browser: Browser,
  browserOptions: BrowserOptions,
  sites: Record<string, ComparedSite>,
  runs: number,
): Promise<Record<string, Row>> {
  const figures: Record<string, Row> = {};
  for (const [name, { origin, landingPage, isUnchanged }] of Object.entries(sites)) {
    const proxy = await startGzipProxy(origin, { isUnchanged });
    const url = proxy.origin + landingPage;
    const landing = await measureMedian(runs, () => measureLanding(browserOptions, url));
    figures[name] = { ...landing, ...(await measureVisit(browser, url, proxy)) };
    console.info(name, JSON.stringify(figures[name]));
    proxy.close();
  }
  return figures;
}

async function measureLanding(browserOptions: BrowserOptions, url: string): Promise<Row> {
  const { 'FCP ms': fcp = 0, 'LCP ms': lcp = 0, ...near } = await runLighthouse(browserOptions, url);
  const far = await runLighthouse(browserOptions, url, [`--throttling.rttMs=${LONG_ROUND_TRIP_MS}`]);
  return {
    performance: near.performance ?? 0,
    'FCP ms': fcp,
    'LCP ms': lcp,
    'TBT ms': near['TBT ms'] ?? 0,
    [`FCP at ${LONG_ROUND_TRIP_MS} ms`]: far['FCP ms'] ?? 0,
    [`LCP at ${LONG_ROUND_TRIP_MS} ms`]: far['LCP ms'] ?? 0,
  };
}

async function measureVisit(browser: Browser, url: string, proxy: GzipProxy): Promise<Row> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  proxy.transfers.length = 0;
  await page.goto(url);
  await readToEnd(page, proxy);
  const landing = sumTransfers(proxy.transfers);
  const links = await page.locator('a[href]').evaluateAll((found) =>
    found
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      .map(({ origin, pathname }) => origin + pathname),
  );
  // A file, such as a feed, is not a page.
  const pages = [...new Set(links)].filter((link) => !/\.\w+$/.test(link)).slice(0, FOLLOWING_PAGES);
  for (const link of pages) {
    await page.goto(link);
    await readToEnd(page, proxy);
  }
  await context.close();
  const visit = sumTransfers(proxy.transfers);
  return {
    'landing page kB': landing.kB ?? 0,
    'landing page requests': landing.requests ?? 0,
    pages: pages.length + 1,
    'visit kB': visit.kB ?? 0,
    'visit requests': visit.requests ?? 0,
    'visit kB of JavaScript': visit['kB of JavaScript'] ?? 0,
  };
}
