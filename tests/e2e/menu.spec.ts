import { expect, type Page, test } from '@playwright/test';
import { getMessages } from './site';

const { nav } = getMessages('en').common;

test.use({ viewport: { width: 390, height: 844 } });

const getButton = (page: Page) => page.getByRole('button', { name: nav.menu });
const getServicesLink = (page: Page) =>
  page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.services });

test.beforeEach(async ({ page }) => {
  await page.goto('/en/');
  await expect(getServicesLink(page)).toBeHidden();
});

test('the button opens and closes the menu, which fits a landscape phone', async ({ page }) => {
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  await getButton(page).click();
  await expect(getServicesLink(page)).toBeVisible();
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'true');
  await getButton(page).click();
  await expect(getServicesLink(page)).toBeHidden();
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize({ width: 640, height: 320 });
  await getButton(page).click();
  const language = page.getByRole('navigation', { name: nav.language }).getByRole('link', { name: '中文' });
  await language.scrollIntoViewIfNeeded();
  await expect(language).toBeInViewport();
});

test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
  await getButton(page).press('Enter');
  await expect(getServicesLink(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(getServicesLink(page)).toBeHidden();
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(getButton(page)).toBeFocused();
});

test('choosing a page or language closes the menu', async ({ page }) => {
  await getButton(page).click();
  await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.home }).click();
  await expect(getServicesLink(page)).toBeHidden();
  await getButton(page).click();
  await getServicesLink(page).click();
  await expect(page).toHaveURL('/en/services/');
  await expect(getServicesLink(page)).toBeHidden();
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  await getButton(page).click();
  await page
    .getByRole('navigation', { name: nav.language })
    .getByRole('link', { name: 'Tiếng Việt' })
    .click();
  await expect(page).toHaveURL('/vi/services/');
  await expect(page.locator('#menu')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and its links work', async ({ page }) => {
    await getButton(page).click();
    await getServicesLink(page).click();
    await expect(page).toHaveURL('/en/services/');
    await expect(getServicesLink(page)).toBeHidden();
  });
});
