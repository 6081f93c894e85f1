import type { Browser } from '@playwright/test';
import type { Figures } from './Figures';
import { medianOf } from './medianOf';

const steps = [
  { from: '/en/', to: '/en/about/' },
  { from: '/en/', to: '/en/services/' },
  { from: '/zh/', to: '/zh/cases/' },
  { from: '/vi/', to: '/vi/insights/' },
];

/** How long after a click on a link that was fetched ahead the new page is painted, in ms. */
export async function measureNavigation(browser: Browser, origin: string) {
  const figures: Figures[string] = {};
  for (const { from, to } of steps) {
    figures[`${from} → ${to}`] = await medianOf(async () => ({
      'painted ms': await clickOnce(browser, origin, from, to),
    }));
  }
  return figures;
}

async function clickOnce(browser: Browser, origin: string, from: string, to: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(origin + from);
  const fetched = page.waitForResponse(
    (response) => response.url().includes(to) && response.url().includes('.txt'),
  );
  const link = page.locator(`header a[href="${to}"]`).first();
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  const time = await link.evaluate(async (element: HTMLElement) => {
    const before = document.querySelector('h1');
    const start = performance.now();
    element.click();
    while (document.querySelector('h1') === before) await new Promise(requestAnimationFrame);
    // The frame that holds the new page is painted when the next one begins.
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await page.close();
  return time;
}
