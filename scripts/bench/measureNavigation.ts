import type { Browser } from '@playwright/test';
import type { Figures } from './Figures';
import { medianOf } from './medianOf';

const steps = [
  { from: '/en/', to: '/en/about/' },
  { from: '/en/', to: '/en/services/' },
  { from: '/zh/', to: '/zh/cases/' },
  { from: '/vi/', to: '/vi/insights/' },
];

/**
 * How long after a click on a link that was fetched ahead the new page stands in the document, and is painted, in ms.
 * Between the two the browser takes the pictures that it fades; without a graphics card it draws them itself.
 */
export async function measureNavigation(browser: Browser, origin: string) {
  const figures: Figures[string] = {};
  for (const { from, to } of steps) {
    figures[`${from} → ${to}`] = await medianOf(() => clickOnce(browser, origin, from, to));
  }
  return figures;
}

async function clickOnce(browser: Browser, origin: string, from: string, to: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(origin + from);
  const fetched = page.waitForResponse(
    (response) => response.url().includes(to) && response.url().includes('.txt'),
  );
  const link = page.locator(`header a[href="${to}"]`).first();
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  const times = await link.evaluate(async (element: HTMLElement) => {
    const before = document.querySelector('h1');
    const start = performance.now();
    element.click();
    // Names nothing, because the compiler's help for names is not in the page.
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector('h1') !== before) resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    const changed = performance.now();
    // The frame that holds the new page is painted when the next one begins.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return { 'in the document ms': changed - start, 'painted ms': performance.now() - start };
  });
  await page.close();
  return times;
}
