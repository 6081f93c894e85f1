import { expect, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { hydrate, region } from './site';

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 640 },
];

for (const locale of locales) {
  test(`the first case is on the first screen in ${locale}`, async ({ page }) => {
    await page.goto(getLocalePath(locale, pages.cases));
    const title = page.locator('#case-list article h3').first();
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await expect(title).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const bar = await page.locator('body > footer ~ div').first().boundingBox();
      const box = await title.boundingBox();
      if (viewport.width < 1000) expect(box && box.y + box.height).toBeLessThan(bar?.y ?? 0);
    }
  });
}

for (const isHydrated of [false, true]) {
  test(`a region of the map filters the cases ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 640 });
    await page.goto('/en/cases/');
    if (isHydrated) await hydrate(page, 'cases');
    const map = page.locator('#case-list nav').filter({ has: page.locator('img') });
    await expect(map.locator('img')).toBeVisible();
    await map.locator(`[data-value="${region}"]`).click();
    await expect(page).toHaveURL(`/en/cases/?region=${region}`);
    await expect(map.locator('[aria-current]')).toHaveAttribute('data-value', region);
    await expect(
      page.locator(`#case-list [data-item]:not([hidden]):not([data-region="${region}"])`),
    ).toHaveCount(0);
  });
}

test('phones show the regions in a row and load no map', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/cases/', { waitUntil: 'networkidle' });
  await expect(page.locator(`#case-list [data-value="${region}"]`)).toBeVisible();
  expect(requests.filter((url) => url.includes('bridge-map'))).toEqual([]);
});
