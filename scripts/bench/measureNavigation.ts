import puppeteer, { type Browser, type Target } from 'puppeteer-core';
import { PAGE_HOVER } from '../../lib/browser/protocol';
import { browserArguments, findBrowser } from '../findBrowser';
import type { Row } from './formatTable';
import { measureMedian } from './measureMedian';

const steps = [
  { from: '/en/', to: '/en/about/' },
  { from: '/en/', to: '/en/services/' },
  { from: '/zh/', to: '/zh/cases/' },
  { from: '/vi/', to: '/vi/insights/' },
];

/** How long a pointer rests on a link before the click, and how long a click holds the button down, in ms. */
const REST = 1500;
const PRESS = 80;

/** How long to wait for a page, in ms. */
const PAGE_TIMEOUT_MS = 10_000;

/** Evaluated in the new page. Times count from when the page began to load, which is before the click if prerendered. */
const ARRIVAL = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  return paint && {
    painted: performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked')),
    isPrerendered: navigation.activationStart > 0,
  };
})()`;

type Way = { hovers: boolean; fades: boolean };

/**
 * How long after a click on a link the new page is first seen, in ms: where the browser rendered it while the pointer
 * rested on the link, and where it began to fetch it when the button went down; each with the fade, for which the
 * browser takes pictures of both pages, and without. Puppeteer, because pages under Playwright's control are never
 * prerendered.
 */
export async function measureNavigation(origin: string): Promise<Record<string, Row>> {
  const figures: Record<string, Row> = {};
  for (const { from, to } of steps) {
    const click = (way: Way) => clickOnce(origin + from, to, way);
    figures[`${from} → ${to}`] = await measureMedian(async () => ({
      'prerendered ms': await click({ hovers: true, fades: true }),
      'without fade ms': await click({ hovers: true, fades: false }),
      'prefetched ms': await click({ hovers: false, fades: true }),
      'prefetched without fade ms': await click({ hovers: false, fades: false }),
    }));
  }
  return figures;
}

/** One click in a browser of its own, whose cache is empty. */
async function clickOnce(url: string, to: string, { hovers, fades }: Way): Promise<number> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: browserArguments,
    defaultViewport: { width: 1280, height: 800 },
  });
  try {
    const page = await browser.newPage();
    await page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: fades ? 'no-preference' : 'reduce' },
    ]);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      }),
    );
    // Without a screen there is no mouse. A switch of the browser that claims one does so late in a prerendered page,
    // which is then laid out again.
    if (hovers) await page.evaluate((name) => document.documentElement.setAttribute(name, ''), PAGE_HOVER);
    const link = page.locator(`header a[href="${to}"]`);
    if (hovers) {
      await link.hover();
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
    await link.click({ delay: PRESS });
    const { painted, isPrerendered } = await waitForArrival(browser, to);
    if (isPrerendered !== hovers) throw new Error(`${to} was ${hovers ? 'not ' : ''}prerendered`);
    return painted;
  } finally {
    await browser.close();
  }
}

type Arrival = { painted: number; isPrerendered: boolean };

/**
 * Waits for the new page. Asks whatever stands at its address, again and again, because a prerendered page takes the
 * place of the one that was clicked in. Throws where nothing has been painted there in ten seconds.
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

/** When a page was on the screen, after the click; undefined as long as it is not. */
async function readArrival(target: Target): Promise<Arrival | undefined> {
  const session = await target.createCDPSession();
  const { result } = await session.send('Runtime.evaluate', { expression: ARRIVAL, returnByValue: true });
  await session.detach();
  return result.value;
}
