import { expect, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { getMessages } from './site';

test('the first screen of a small laptop shows both buttons of the hero', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  for (const locale of locales) {
    const { common, home } = getMessages(locale);
    await page.goto(getLocalePath(locale));
    for (const name of [common.actions.trial, home.hero.cases]) {
      const button = page.locator('main').getByRole('link', { name, exact: true }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});
