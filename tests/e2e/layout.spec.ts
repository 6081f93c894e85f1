import { expect, test } from '@playwright/test';
import { everyPage, withoutMap } from './site';

test.use({ viewport: { width: 320, height: 640 } });

for (const url of [...everyPage.map((page) => page.url), '/zh/nothing/']) {
  test(`${url} does not scroll sideways at 320 px`, async ({ page }) => {
    if (url.endsWith('/contact/')) await withoutMap(page);
    await page.goto(url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
