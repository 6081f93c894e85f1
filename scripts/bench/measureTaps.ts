import type { Browser, Page } from '@playwright/test';
import { HOLD } from '../../lib/browser/protocol';
import type { Figures } from './Figures';
import { medianOf } from './medianOf';

/** Lighthouse's "slow 4G", applied to the connection, in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 };

const CPU_SLOWDOWN = 4;

const MENU = '[aria-controls="menu"]';

/** The first thing a visitor touches, on which page. */
const taps = {
  menu: { path: '/en/', selector: MENU },
  language: { path: '/en/', selector: 'header a[hreflang="vi"]' },
  filter: { path: '/en/cases/', selector: 'a[data-filter][data-value="garment"]' },
  'load more': { path: '/en/services/', selector: `main a[${HOLD}]` },
  link: { path: '/en/', selector: 'main a[href^="/en/contact/"]' },
  submit: { path: '/en/contact/', selector: 'main form button[type="submit"]' },
};

/**
 * How long the first tap after the first paint waits for its response, in ms, on a slow phone: until the browser paints
 * the menu, or until it begins to load the page that a link leads to.
 */
export async function measureTaps(browser: Browser, origin: string) {
  const figures: Figures[string] = {};
  for (const [name, { path, selector }] of Object.entries(taps)) {
    figures[name] = await medianOf(async () => ({
      'response ms': await tapOnce(browser, origin + path, selector),
    }));
  }
  return figures;
}

async function tapOnce(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const target = page.locator(selector).first();
  await page.evaluate(reportResponse);
  // The language links of a phone are inside the menu.
  if (!(await target.isVisible())) await page.locator(MENU).tap();
  const response = page.waitForEvent('console', (message) => message.text().startsWith('response '));
  await target.tap();
  const time = Number((await response).text().split(' ')[1]);
  await context.close();
  return time;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/**
 * Runs in the page: says on the console how long after a touch a frame follows, or another page is asked for. Names
 * nothing, because the compiler's help for names is not in the page.
 */
function reportResponse(): void {
  const { dataset } = document.documentElement;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      dataset.touched = String(timeStamp);
    },
    true,
  );
  addEventListener('pagehide', () =>
    console.debug(`response ${performance.now() - Number(dataset.touched)}`),
  );
  addEventListener(
    'click',
    () =>
      requestAnimationFrame(() =>
        setTimeout(() => console.debug(`response ${performance.now() - Number(dataset.touched)}`)),
      ),
    true,
  );
}
