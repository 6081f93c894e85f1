import { expect, test } from '@playwright/test';
import { getFirstMessenger } from '@/lib/content/entries/getMessenger';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { getMessages } from './site';

for (const locale of locales) {
  test(`the first screen of a small laptop shows buttons and contacts in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 640 });
    const { common, home } = getMessages(locale);
    await page.goto(getLocalePath(locale));
    for (const name of [common.actions.trial, home.hero.cases]) {
      const button = page.locator('main').getByRole('link', { name, exact: true }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    const bar = page.getByRole('navigation', { name: common.bar.label });
    await expect(bar.getByRole('link', { name: loadFacts().company.phone })).toBeInViewport({ ratio: 1 });
    const messenger = bar.getByText(common.bar[getFirstMessenger(locale).id], { exact: true });
    await expect(messenger).toBeInViewport({ ratio: 1 });
    if (getFirstMessenger(locale).id !== 'wechat') {
      await expect(messenger).toHaveAttribute('target', '_blank');
      await expect(messenger).toHaveAttribute('rel', 'noopener');
    }
    await expect(bar.getByRole('link', { name: common.bar.trial })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}
