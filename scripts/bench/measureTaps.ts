import type { Browser, CDPSession, Locator } from '@playwright/test';
import { DEFERRED_CLICK } from '../../lib/browser/protocol';
import type { Row } from './formatTable';
import { measureMedian } from './measureMedian';

/** Lighthouse's "slow 4G", applied to the connection, in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 };

const CPU_SLOWDOWN = 4;

/** How long a finger stays on the screen, and how long to wait for what the browser reports of the tap, in ms. */
const PRESS = 80;
const SETTLED = 1500;

const MENU = '[aria-controls="menu"]';

type Tap = { path: string; selector: string; html?: string };

/** The first thing a visitor touches, on which page. The first page shows what the machine and its browser take by themselves. */
const taps: Record<string, Tap> = {
  'a page with one button': {
    path: '/button/',
    selector: 'button',
    html: '<!doctype html><meta name="viewport" content="width=device-width"><button>Tap</button>',
  },
  menu: { path: '/en/', selector: MENU },
  language: { path: '/en/', selector: 'header a[hreflang="vi"]' },
  filter: { path: '/en/cases/', selector: 'a[data-filter][data-value="garment"]' },
  'load more': { path: '/en/services/', selector: `main a[${DEFERRED_CLICK}]` },
  link: { path: '/en/', selector: 'main a[href^="/en/contact/"]' },
  submit: { path: '/en/contact/', selector: 'main form button[type="submit"]' },
};

/**
 * How long the first tap after the first paint waits for its response, in ms, on a slow phone: the slowest of its events,
 * each from the touch until the browser shows the next frame, as https://web.dev/articles/inp counts; where the page is
 * left before, until it is.
 */
export async function measureTaps(browser: Browser, origin: string) {
  const figures: Record<string, Row> = {};
  for (const [name, tap] of Object.entries(taps)) {
    figures[name] = await measureMedian(async () => ({ 'response ms': await tapOnce(browser, origin, tap) }));
  }
  return figures;
}

async function tapOnce(browser: Browser, origin: string, { path, selector, html }: Tap): Promise<number> {
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
  // The language links of a phone are inside the menu.
  if (!(await target.isVisible())) {
    await page.locator(MENU).tap();
    await page.waitForTimeout(SETTLED);
  }
  const reports: string[][] = [];
  page.on('console', (message) => reports.push(message.text().split(' ')));
  await page.evaluate(reportResponse);
  await press(session, target);
  await page.waitForTimeout(SETTLED);
  await context.close();
  return getSlowestEvent(reports);
}

/** Taps as a finger does. Playwright's own tap lifts it at once: whatever a touch begins would then delay the click. */
async function press(session: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, PRESS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Runs in the page: says on the console how long the events of a tap take, and how long after the finger was lifted a
 * frame follows, or the page is left. Names nothing, because the compiler's help for names is not in the page.
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

/** The slowest event of a tap. The browser reports no click that took less than 16 ms, or that led to another page. */
function getSlowestEvent(reports: string[][]): number {
  const timesOf = (name: string) => reports.filter(([what]) => what === name).map(([, ms]) => Number(ms));
  const clicks = [...timesOf('click'), ...timesOf('frame')].slice(0, 1);
  if (clicks.length === 0) throw new Error('A tap was not answered.');
  return Math.max(...timesOf('pointerdown'), ...timesOf('pointerup'), ...clicks);
}
