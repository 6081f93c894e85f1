import { type Browser, type CDPSession, expect, type Locator } from '@playwright/test';
import type { Row } from './formatTable';
import { measureMedian } from './measureMedian';
import type { Tap } from './SiteBenchOptions';

/** Lighthouse's "slow 4G": latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 };

const CPU_SLOWDOWN = 4;

/** More than for other figures: on a busy moment of the machine, a tap takes four times longer. */
const RUNS = 9;

/** Duration of a touch, and wait for the browser's reports about it. */
const PRESS_MS = 80;
const SETTLE_MS = 1500;

/** The baseline of the machine and its browser. */
const baseline = {
  name: 'a page with one button',
  path: '/button/',
  selector: 'button',
  html: '<!doctype html><meta name="viewport" content="width=device-width"><button>Tap</button>',
};

/**
 * Measures the response time in ms of the first tap after the first paint on a slow phone: the slowest of its events,
 * from the touch to the next frame, as defined by https://web.dev/articles/inp, or to the start of a navigation. The
 * first row is a baseline of the machine.
 */
export async function measureTaps(
  browser: Browser,
  origin: string,
  taps: Record<string, Tap>,
): Promise<Record<string, Row>> {
  const figures: Record<string, Row> = {};
  for (const [name, tap] of [[baseline.name, baseline] as const, ...Object.entries(taps)]) {
    figures[name] = await measureMedian(RUNS, async () => ({
      'response ms': await tapOnce(browser, origin, tap),
    }));
  }
  return figures;
}

async function tapOnce(
  browser: Browser,
  origin: string,
  { path, selector, opener, html }: Tap & { html?: string },
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  if (html)
    await page.route(origin + path, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const target = page.locator(selector).first();
  if (opener && !(await target.isVisible())) {
    await page.locator(opener).tap();
    await page.waitForTimeout(SETTLE_MS);
  }
  const reports: string[][] = [];
  page.on('console', (message) => reports.push(message.text().split(' ')));
  await page.evaluate(reportResponse);
  await press(session, target);
  await page.waitForTimeout(SETTLE_MS);
  await context.close();
  return getSlowestEvent(reports);
}

/** Taps like a finger. Playwright's `tap` releases immediately, so work started by the touch would delay the click. */
async function press(session: CDPSession, target: Locator): Promise<void> {
  // Text above the target can become higher when it comes into view.
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Runs in the page: logs the durations of a tap's events, and the time from the click to the next frame or to leaving
 * the page. Contains no named functions, because the compiler's helper for names is not defined in the page.
 */
function reportResponse(): void {
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) console.debug(`${name} ${duration}`);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      addEventListener('pagehide', () => console.debug(`frame ${performance.now() - timeStamp}`));
      requestAnimationFrame(() => setTimeout(() => console.debug(`frame ${performance.now() - timeStamp}`)));
    },
    true,
  );
}

/**
 * Returns the slowest event of a tap. The browser does not report clicks under 16 ms, or clicks that leave the page; the
 * first logged `frame` replaces them.
 */
function getSlowestEvent(reports: string[][]): number {
  const getDurations = (name: string) =>
    reports.filter(([event]) => event === name).map(([, ms]) => Number(ms));
  const clicks = [...getDurations('click'), ...getDurations('frame')].slice(0, 1);
  if (clicks.length === 0) throw new Error('A tap had no response.');
  return Math.max(...getDurations('pointerdown'), ...getDurations('pointerup'), ...clicks);
}
