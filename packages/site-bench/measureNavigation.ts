import puppeteer, { type Browser, type Target } from 'puppeteer-core';
import type { Row } from './formatTable';
import { measureMedian } from './measureMedian';
import type { BrowserOptions, NavigationOptions } from './SiteBenchOptions';

/** Hover time before the click, and time between pressing and releasing the button. */
const HOVER_MS = 1500;
const PRESS_MS = 80;

const PAGE_TIMEOUT_MS = 10_000;

/**
 * Evaluated in the new page. `timeOrigin` is the start of the page's loading, which precedes the click if the page was
 * prerendered.
 */
const ARRIVAL_SCRIPT = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  return paint && {
    paintMs: performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked')),
    isPrerendered: navigation.activationStart > 0,
  };
})()`;

/** A click to measure. `hasFade`: false if the view transition is disabled by reduced motion. */
type Click = {
  url: string;
  to: string;
  isHovered: boolean;
  hasFade: boolean;
};

/**
 * Measures the time from a click on a link to the first paint of the new page in ms: prerendered (hovered before the
 * click) and prefetched (fetched when the button is pressed), each with and without the cross-document view transition.
 * Uses Puppeteer, because Playwright disables prerendering.
 */
export async function measureNavigation(
  browser: BrowserOptions,
  origin: string,
  options: NavigationOptions,
  runs: number,
): Promise<Record<string, Row>> {
  const figures: Record<string, Row> = {};
  for (const { from, to } of options.steps) {
    const click = (way: Pick<Click, 'isHovered' | 'hasFade'>) =>
      clickOnce(browser, options, { url: origin + from, to, ...way });
    figures[`${from} → ${to}`] = await measureMedian(runs, async () => ({
      'prerendered ms': await click({ isHovered: true, hasFade: true }),
      'without fade ms': await click({ isHovered: true, hasFade: false }),
      'prefetched ms': await click({ isHovered: false, hasFade: true }),
      'prefetched without fade ms': await click({ isHovered: false, hasFade: false }),
    }));
  }
  return figures;
}

/** Measures one click in a new browser with an empty cache. */
async function clickOnce(
  browserOptions: BrowserOptions,
  { linkSelector = 'a', hoverAttribute }: NavigationOptions,
  { url, to, isHovered, hasFade }: Click,
): Promise<number> {
  const browser = await puppeteer.launch({
    ...browserOptions,
    defaultViewport: { width: 1280, height: 800 },
  });
  try {
    const page = await browser.newPage();
    await page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: hasFade ? 'no-preference' : 'reduce' },
    ]);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      }),
    );
    // A headless browser reports no hover support. Emulating hover by a browser flag takes effect late in a prerendered
    // page and causes another layout.
    if (isHovered && hoverAttribute)
      await page.evaluate((name) => document.documentElement.setAttribute(name, ''), hoverAttribute);
    const link = page.locator(`${linkSelector}[href="${to}"]`);
    if (isHovered) {
      await link.hover();
      await new Promise((resolve) => setTimeout(resolve, HOVER_MS));
    }
    await link.click({ delay: PRESS_MS });
    const { paintMs, isPrerendered } = await waitForArrival(browser, to);
    if (isPrerendered !== isHovered) throw new Error(`${to} was ${isHovered ? 'not ' : ''}prerendered`);
    return paintMs;
  } finally {
    await browser.close();
  }
}

/** `paintMs`: the time from the click to the first paint. */
type Arrival = { paintMs: number; isPrerendered: boolean };

/**
 * Waits for the new page. Polls all targets with its URL, because a prerendered page is a different target from the
 * clicked page. Throws if nothing has been painted after ten seconds.
 */
async function waitForArrival(browser: Browser, to: string): Promise<Arrival> {
  for (const deadline = Date.now() + PAGE_TIMEOUT_MS; Date.now() < deadline; ) {
    for (const target of browser.targets()) {
      if (!target.url().endsWith(to)) continue;
      const arrival = await readArrival(target).catch(() => undefined);
      if (arrival) return arrival;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${to} was not painted`);
}

/** Returns the arrival in a page; undefined before its first paint. */
async function readArrival(target: Target): Promise<Arrival | undefined> {
  const session = await target.createCDPSession();
  const { result } = await session.send('Runtime.evaluate', {
    expression: ARRIVAL_SCRIPT,
    returnByValue: true,
  });
  await session.detach();
  return result.value;
}
