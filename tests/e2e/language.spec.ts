import { expect, type Page, test } from '@playwright/test';
import { type Locale, localeInfo } from '@/lib/i18n/locales';
import { getMessages, interact } from './site';

function getLanguageLink(page: Page, from: Locale, to: Locale) {
  return page
    .getByRole('navigation', { name: getMessages(from).common.nav.language })
    .getByRole('link', { name: localeInfo[to].name, exact: true });
}

async function readStoredLocale(page: Page) {
  const cookies = await page.context().cookies();
  return {
    storage: await page.evaluate(() => ({ ...localStorage })),
    cookie: cookies.find(({ name }) => name === 'locale')?.value ?? null,
  };
}

function readSessionKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage));
}

test('a language change keeps query and fragment, without the parameter of a language', async ({ page }) => {
  await page.goto('/en/services/?lang=en&utm_source=zalo');
  // The fragment at the time of the click, not at page load.
  await page.getByRole('main').locator('a[href="#pricing"]').first().click();
  await getLanguageLink(page, 'en', 'vi').click();
  await expect(page).toHaveURL('/vi/services/?utm_source=zalo#pricing');
  await expect(page).toHaveTitle(getMessages('vi').services.meta.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  expect(await readStoredLocale(page)).toEqual({ storage: { locale: 'vi' }, cookie: 'vi' });
  await page.goto('/about/');
  await expect(page).toHaveURL('/vi/about/');
  await getLanguageLink(page, 'vi', 'zh').click();
  await expect(page).toHaveURL('/zh/about/');
  expect(await readStoredLocale(page)).toEqual({ storage: { locale: 'zh' }, cookie: 'zh' });
});

test('opening pages of one locale stores nothing permanently', async ({ page }) => {
  for (const path of ['/vi/about/', '/about/?lang=vi', '/zh/about/?lang=vi', '/nothing/', '/zh/']) {
    await page.goto(path);
    await page.waitForLoadState();
    expect(await readStoredLocale(page), path).toEqual({ storage: {}, cookie: null });
  }
  await interact(page);
  const { nav } = getMessages('zh').common;
  await page.getByRole('contentinfo').getByRole('link', { name: nav.about }).click();
  await expect(page).toHaveURL('/zh/about/');
  expect(await readStoredLocale(page)).toEqual({ storage: {}, cookie: null });
  expect(await page.context().cookies()).toEqual([]);
  expect(await readSessionKeys(page)).toEqual(['arrival']);
});

const { hint } = getMessages('vi').common;
const getHint = (page: Page) => page.getByRole('complementary', { name: hint.label });

test.describe('Vietnamese browser on a Chinese page', () => {
  test.use({ locale: 'vi-VN' });

  test('shows a hint to the Vietnamese page without layout shift', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/zh/services/?a=1');
    await page.evaluate(() => {
      const shifts = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    await interact(page);
    await expect(getHint(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
    await expect(page).toHaveURL('/zh/services/?a=1');

    await getHint(page).getByRole('link', { name: hint.link }).click();
    await expect(page).toHaveURL('/vi/services/?a=1');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('vi');
  });

  test('the hint does not cover the text area focused by Tab', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/zh/contact/');
    await interact(page);
    await expect(getHint(page)).toBeVisible();
    const field = page.locator('#message');
    await page.locator('#subject').focus();
    // The first line of the text area begins behind the hint.
    await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 752));
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    const hintTop = (await getHint(page).boundingBox())?.y ?? 0;
    // The height of one line and its padding.
    await expect.poll(async () => (await field.boundingBox())?.y).toBeLessThan(hintTop - 48);
  });
});
