import { expect, type Page, test } from '@playwright/test';
import { textsOf, wake } from './site';

const { hint } = textsOf('vi').common;
const hintOn = (page: Page) => page.getByRole('complementary', { name: hint.label });

test.describe('a Vietnamese browser on a Chinese page', () => {
  test.use({ locale: 'vi-VN' });

  test('is offered the same page in Vietnamese, and nothing moves', async ({ page }) => {
    await page.goto('/zh/services/?a=1');
    await page.evaluate(() => {
      const shifts = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    await wake(page);
    await expect(hintOn(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
    await expect(page).toHaveURL('/zh/services/?a=1');

    await hintOn(page).getByRole('link', { name: hint.link }).click();
    await expect(page).toHaveURL('/vi/services/?a=1');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('vi');
  });

  test('closes the hint for good, without having chosen a language', async ({ page }) => {
    await page.goto('/zh/about/');
    await wake(page);
    await hintOn(page).getByRole('button', { name: hint.dismiss }).press('Enter');
    await expect(hintOn(page)).toBeHidden();
    await page.goto('/zh/cases/');
    await wake(page);
    await expect(hintOn(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
  });
});

test.describe('a browser that reads Chinese too', () => {
  test.use({ locale: 'zh-CN' });

  test('is offered nothing on a Chinese page', async ({ page }) => {
    await page.goto('/zh/about/');
    await wake(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});
