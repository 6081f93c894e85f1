import { expect } from '@playwright/test';
import { test } from '../deployedSite';
import { stubMap, waitForSiteScript } from '../site';

test('before the first interaction a page requests only essential files', async ({ page, site }) => {
  await stubMap(page);
  for (const [url, scripts] of [
    ['/en/about/', 0],
    ['/en/cases/', 1],
  ] as const) {
    site.requests.length = 0;
    await page.goto(url);
    // On a busy machine the script runs after the network is idle.
    if (scripts > 0) await waitForSiteScript(page);
    await page.waitForLoadState('networkidle');
    const requestedPaths = site.requests.map(({ pathname }) => pathname);
    const expected = /^(\/en\/\w+\/|\/fonts\/.+|\/images\/.+)$/;
    const others = requestedPaths.filter((pathname) => !expected.test(pathname));
    expect(others.filter((pathname) => !pathname.startsWith('/_next/static/core/'))).toEqual([]);
    expect(others).toHaveLength(scripts);
  }
});

test('phones request lazy pictures after the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    requestAnimationFrame((firstFrame) => Object.assign(window, { firstFrame }));
  });
  await page.goto('/en/cases/');
  const pictures = page.locator('main [data-item] img[loading="lazy"]').filter({ visible: true });
  await expect
    .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  const waited = await pictures.first().evaluate(({ currentSrc }: HTMLImageElement) => {
    const [request] = performance.getEntriesByName(currentSrc);
    return (request?.startTime ?? 0) - (window as unknown as { firstFrame: number }).firstFrame;
  });
  // The duration of the animation `far-away` in styles/base.css is 200 ms; clocks may differ by 50 ms.
  expect(waited).toBeGreaterThan(150);
});
