import { expect, test } from '@playwright/test';
import { getFirstMessenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getMessages } from './site';

for (const locale of locales) {
  test(`the first screen of a small laptop shows buttons and contacts in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 640 });
    const { common } = getMessages(locale);
    await page.goto(getLocalePath(locale));
    for (const name of [common.actions.price, common.actions.trial]) {
      const button = page.locator('main').getByRole('link', { name, exact: true }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    const bar = page.getByRole('navigation', { name: common.bar.label });
    await expect(bar.getByRole('link', { name: common.actions.price })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: common.bar[getFirstMessenger(locale).id] }).click();
    await expect(bar.getByRole('link', { name: loadFacts().company.phone }).last()).toBeInViewport({
      ratio: 1,
    });
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}
