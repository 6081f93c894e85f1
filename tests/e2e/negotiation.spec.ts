import { expect, test } from '@playwright/test';

test.describe('a path with a locale', () => {
  test.use({ locale: 'en-US' });

  test.beforeEach(async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'vi', url: baseURL }]);
    await page.addInitScript(() => localStorage.setItem('locale', 'vi'));
  });

  test('a language link replaces the parameter', async ({ page }) => {
    await page.goto('/zh/about/?lang=zh&a=1');
    await page.getByRole('banner').locator('a[hreflang=en]').first().click();
    await expect(page).toHaveURL('/en/about/?a=1');
  });
});
