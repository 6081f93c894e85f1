import type { Page } from '@playwright/test';

/** Simulates a low-end phone: a CPU that is four times slower and Lighthouse's "slow 4G" (in bytes per second). */
export async function simulateSlowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 92_160,
  });
}

/** Opens a page and returns after the first paint. */
export async function openAndWaitForPaint(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
