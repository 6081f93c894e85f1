import type { Page } from '@playwright/test';

/** Makes the page's device a cheap phone: a quarter of the speed, and Lighthouse's "slow 4G" in bytes a second. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 92_160,
  });
}

/** Opens a page and returns as soon as something is painted. */
export async function openUntilPainted(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
