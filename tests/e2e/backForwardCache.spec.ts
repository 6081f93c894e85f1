import { expect, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '@/scripts/findBrowser';
import { test } from './deployedSite';
import { textsOf, wake } from './site';

const { common, about, cases } = textsOf('en');

// Playwright switches the cache off that browsers keep pages in for Back and Forward.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const vietnamese = (page: Page) => page.locator('header a[hreflang="vi"]');

/** Marks the document, so that it is known again, and notes whether it comes back from the cache. */
async function mark(page: Page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
}

/** A step back to a page that the browser has kept. */
async function goBackTo(page: Page, title: string) {
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
}

test('a page comes back with its filters, its header and its language, and goes on', async ({ page }) => {
  await page.goto('/en/cases/');
  await wake(page);
  await page.locator('[data-filter="industry"][data-value="food"]').click();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const shown = await page.locator('[data-item]:visible').count();
  await mark(page);
  await vietnamese(page).click();
  await expect(page).toHaveURL('/vi/cases/?industry=food');

  await goBackTo(page, cases.meta.title);
  await expect(page).toHaveURL('/en/cases/?industry=food');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-filter="industry"][aria-current]')).toHaveAttribute('data-value', 'food');
  await expect(page.locator('[data-item]:visible')).toHaveCount(shown);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  await expect(page.locator('header nav a[aria-current="page"]')).toHaveText(common.nav.cases);
  await expect(page.locator('header a[aria-current="true"]')).toHaveText('English');

  await page.getByRole('banner').getByRole('link', { name: common.nav.about }).click();
  await expect(page).toHaveTitle(about.meta.title);
});

test('a page left for a newer build comes back without a hint of what it waited for', async ({
  page,
  site,
}) => {
  await page.goto('/en/cases/');
  await wake(page);
  await mark(page);
  site.deploy('status 404');
  await page.getByRole('banner').getByRole('link', { name: common.nav.about }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  await goBackTo(page, cases.meta.title);
  await expect(page.getByRole('status').getByText(common.states.loading)).toBeHidden();
  await page.locator('[data-filter="industry"][data-value="food"]').click();
  await expect(page).toHaveURL('/en/cases/?industry=food');
  await page.getByRole('banner').getByRole('link', { name: common.nav.about }).click();
  await expect(page).toHaveTitle(about.meta.title);
});

test.describe('in a Vietnamese browser', () => {
  test.use({ locale: 'vi-VN' });

  test('the offer of a language is gone from a page that comes back after the choice of one', async ({
    page,
  }) => {
    const { hint } = textsOf('vi').common;
    await page.goto('/en/cases/');
    await wake(page);
    await mark(page);
    await page.getByRole('link', { name: hint.link }).click();
    await expect(page).toHaveURL('/vi/cases/');
    await goBackTo(page, cases.meta.title);
    await expect(page.getByRole('link', { name: hint.link })).toBeHidden();
  });
});
