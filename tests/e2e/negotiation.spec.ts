import { expect, type Page, test } from '@playwright/test';
import { languageTags } from '@/lib/shared/i18n/languageTags';
import type { Locale } from '@/lib/shared/i18n/locales';

const waitForPath = (page: Page, url: string) =>
  page.waitForURL(({ href }) => href.endsWith(url), { waitUntil: 'commit' });

test.describe('Vietnamese browser', () => {
  test.use({ locale: 'vi-VN' });

  test('prefers the URL parameter, then the stored locale, then the browser language', async ({
    page,
    context,
    baseURL,
  }) => {
    const choose = (locale: Locale) => context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
    const expectRedirect = async (url: string, target: string) => {
      await page.goto(url, { waitUntil: 'commit' });
      await waitForPath(page, target);
    };
    await expectRedirect('/about/', '/vi/about/');
    await choose('zh');
    await expectRedirect('/about/', '/zh/about/');
    await page.evaluate(() => localStorage.setItem('locale', 'vi'));
    await expectRedirect('/about/', '/vi/about/');
    await expectRedirect(
      '/cases/?industry=garment&lang=en&q=%E8%8E%B2#top',
      '/en/cases/?industry=garment&q=%E8%8E%B2#top',
    );
  });
});

test('a path with a locale is never redirected', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'vi', url: baseURL }]);
  await page.addInitScript(() => localStorage.setItem('locale', 'vi'));
  await page.goto('/zh/about/?lang=en');
  await expect(page).toHaveURL('/zh/about/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags.zh);
});
