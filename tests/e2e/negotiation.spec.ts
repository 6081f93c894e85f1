import { expect, type Page, test } from '@playwright/test';
import { getLanguageTag } from '@/lib/i18n/locales';

const waitForPath = (page: Page, url: string) =>
  page.waitForURL(({ href }) => href.endsWith(url), { waitUntil: 'commit' });

test.describe('a path with a locale', () => {
  test.use({ locale: 'en-US' });

  test.beforeEach(async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'vi', url: baseURL }]);
    await page.addInitScript(() => localStorage.setItem('locale', 'vi'));
  });

  test('the parameter selects the language of a page', async ({ page }) => {
    for (const [url, target] of [
      ['/zh/about/?lang=en', '/en/about/'],
      ['/zh/cases/?industry=garment&lang=vi&q=%E8%8E%B2#top', '/vi/cases/?industry=garment&q=%E8%8E%B2#top'],
      ['/zh/about/?l%61ng=en&lang=vi', '/en/about/'],
    ] as const) {
      await page.goto(url, { waitUntil: 'commit' });
      await waitForPath(page, target);
    }
    await page.goto('/zh/nothing/?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', getLanguageTag('en'));
  });

  test('a parameter without a language changes nothing', async ({ page }) => {
    for (const url of ['/zh/about/', '/zh/about/?lang=zh', '/zh/about/?lang=EN', '/zh/about/?lang=']) {
      await page.goto(url);
      await expect(page).toHaveURL(url);
      await expect(page.locator('html')).toHaveAttribute('lang', getLanguageTag('zh'));
    }
  });

  test('a language link replaces the parameter', async ({ page }) => {
    await page.goto('/zh/about/?lang=zh&a=1');
    await page.getByRole('banner').locator('a[hreflang=en]').first().click();
    await expect(page).toHaveURL('/en/about/?a=1');
  });
});
