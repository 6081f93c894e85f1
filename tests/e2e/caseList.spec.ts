import { expect, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { getMessages, region } from './site';

for (const locale of locales) {
  test(`the first case is on the first screen of a phone in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(getLocalePath(locale, pages.cases));
    const title = page.locator('#case-list article h3').first();
    await expect(title).toBeInViewport({ ratio: 1 });
    const { bar: labels } = getMessages(locale).common;
    const bar = await page.getByRole('navigation', { name: labels.label }).boundingBox();
    const box = await title.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(bar?.y ?? 0);
  });
}

test('a region of the map filters the cases', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  await page.goto('/en/cases/');
  const map = page.locator('#case-list nav').filter({ has: page.locator('img') });
  await expect(map.locator('img')).toBeVisible();
  await map.locator(`[data-value="${region}"]`).click();
  await expect(page).toHaveURL(`/en/cases/?region=${region}`);
  await expect(map.locator('[aria-current]')).toHaveAttribute('data-value', region);
  await expect(
    page.locator(`#case-list [data-item]:not([hidden]):not([data-region="${region}"])`),
  ).toHaveCount(0);
});

test('phones show the regions in a row and load no map', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/cases/', { waitUntil: 'networkidle' });
  await expect(page.locator(`#case-list [data-value="${region}"]`)).toBeVisible();
  expect(requests.filter((url) => url.includes('bridge-map'))).toEqual([]);
});
