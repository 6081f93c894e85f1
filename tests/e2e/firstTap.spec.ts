import { expect, type Page, test } from '@playwright/test';
import { localePath, pages } from '@/lib/i18n/paths';
import { textsOf } from './site';

/** The framework's own files never come: what a visitor does must not wait for them. */
test.beforeEach(({ page }) => page.route('**/_next/static/chunks/**', () => {}));

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Opens a page and returns as soon as something is painted. */
async function painted(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

const { common } = textsOf('vi');

test('the first tap on the menu opens it, the second closes it', async ({ page }) => {
  await painted(page, '/vi/');
  const button = page.getByRole('button', { name: common.nav.menu });
  await button.tap();
  await expect(page.locator('#menu')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.tap();
  await expect(page.locator('#menu')).toBeHidden();
});

test('the first tap on a language leads to it, and it is remembered', async ({ page }) => {
  await painted(page, '/vi/about/?a=1');
  await page.getByRole('button', { name: common.nav.menu }).tap();
  await page.getByRole('link', { name: 'English' }).tap();
  await expect(page).toHaveURL('/en/about/?a=1');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
});

test('the first tap on a link leads to its page', async ({ page }) => {
  await painted(page, '/vi/');
  await page.locator('main').getByRole('link', { name: common.actions.trial }).first().tap();
  await expect(page).toHaveURL(/\/vi\/contact\//);
});

test('the first tap on a filter filters', async ({ page }) => {
  await painted(page, '/vi/cases/');
  await page.locator('a[data-filter="industry"][data-value="garment"]').tap();
  await expect(page).toHaveURL('/vi/cases/?industry=garment');
  await expect(page.locator('[data-item]:visible')).toHaveCount(2);
  await expect(page.locator('[data-industry="garment"]:visible')).toHaveCount(2);
});

test('what is typed before the framework is there is kept by it', async ({ page }) => {
  const text = 'Kho ở Bắc Ninh';
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unrouteAll();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  await painted(page, localePath('vi', pages.contact));
  await page.locator('#message').tap();
  await page.locator('#message').pressSequentially(text);
  expect(await page.evaluate(() => localStorage.getItem('lead-draft'))).toBeNull();
  release();
  await page.waitForFunction(() => localStorage.getItem('lead-draft') !== null);
  await expect(page.locator('#message')).toHaveValue(text);
  expect(await page.evaluate(() => localStorage.getItem('lead-draft'))).toContain(text);
});
