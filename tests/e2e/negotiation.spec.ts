import { expect } from '@playwright/test';
import { parseAcceptLanguage } from '@/lib/shared/i18n/acceptLanguage';
import { negotiationRows } from '../unit/i18n/negotiationRows';
import { test } from './sharedPage';

/**
 * The same table as the unit tests' of the function and of the middleware. Here the script in the page decides, by the
 * browser's list of languages.
 */
for (const { who, search = '', stored, header, expected } of negotiationRows) {
  test(`${who} gets ${expected}`, async ({ sharedPage, baseURL }) => {
    const context = sharedPage.context();
    await context.clearCookies();
    if (stored !== undefined) await context.addCookies([{ name: 'locale', value: stored, url: baseURL }]);
    await sharedPage.setExtraHTTPHeaders(header === undefined ? {} : { 'accept-language': header });
    // Scripts of earlier rows stay and run before it.
    await sharedPage.addInitScript(
      ({ languages, choice }) => {
        Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
        if (choice === undefined) localStorage.removeItem('locale');
        else localStorage.setItem('locale', choice);
      },
      { languages: parseAcceptLanguage(header), choice: stored },
    );
    await sharedPage.goto(`${baseURL}/about/${search}`, { waitUntil: 'commit' });
    await sharedPage.waitForURL((url) => url.pathname === `/${expected}/about/`, { waitUntil: 'commit' });
  });
}

test('query and hash survive, lang is spent', async ({ page }) => {
  await page.goto('/cases/?industry=garment&lang=vi&q=%E8%8E%B2#top', { waitUntil: 'commit' });
  await page.waitForURL((url) => url.href.endsWith('/vi/cases/?industry=garment&q=%E8%8E%B2#top'));
});

test('a prefixed path is never redirected', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'vi', url: baseURL }]);
  await page.addInitScript(() => localStorage.setItem('locale', 'vi'));
  await page.goto('/zh/about/?lang=en');
  await expect(page).toHaveURL('/zh/about/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});
