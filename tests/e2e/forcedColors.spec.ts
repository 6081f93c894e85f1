import { expect, test } from '@playwright/test';
import { getMessages } from './site';

test.use({ contextOptions: { forcedColors: 'active' } });

test('the outline of the current page is not covered', async ({ page }) => {
  await page.goto('/en/about/');
  const link = page.getByRole('banner').locator('ul a[aria-current]').first();
  await expect(link).toHaveCSS('outline-style', 'solid');
  await expect(link).toHaveCSS('box-shadow', 'none');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});

test('only buttons have a border, and links without padding do not', async ({ page }) => {
  const { actions } = getMessages('en').common;
  await page.goto('/en/');
  await expect(page.getByRole('link', { name: actions.trial }).last()).toHaveCSS('border-top-width', '1px');
  await expect(page.getByRole('link', { name: actions.viewAll }).first()).toHaveCSS(
    'border-top-width',
    '0px',
  );
});
