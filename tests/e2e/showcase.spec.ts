import { expect, test } from '@playwright/test';
import { getMessages, skipWithoutSections } from './site';

test.use({ javaScriptEnabled: false });

const { words } = getMessages('en').home.showcase;
const vietnamese = getMessages('vi').home.showcase.words;

test('time of day, role and language can be chosen without scripts', async ({ page }) => {
  skipWithoutSections('home', 'showcase');
  await page.goto('/en/');
  const showcase = page.locator('#showcase');
  const getOrderRow = (rest: string) =>
    showcase.getByRole('row', { name: new RegExp(`^SO-2611-0421 .* ${rest}$`) });
  await expect(getOrderRow(`3,000 20 Nov 21 Nov 40% ${words.late}`)).toBeVisible();
  await showcase.getByRole('radio', { name: /^17:00 / }).check();
  await expect(getOrderRow(`3,000 20 Nov 19 Nov 47% ${words.onTime}`)).toBeVisible();
  await showcase.getByRole('radio', { name: 'Tiếng Việt' }).check();
  await expect(getOrderRow(`3,000 20 Nov 19 Nov 47% ${vietnamese.onTime}`)).toBeVisible();
  await showcase.getByRole('radio', { name: words.keeper }).check();
  await expect(showcase.getByRole('row', { name: /^C4 .* 48 48$/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(showcase.getByRole('table')).toHaveAccessibleName(`${vietnamese.plan} ${vietnamese.leader}`);
  await expect(showcase.getByRole('row', { name: /17 Nov 15:00 – 18 Nov 17:00$/ })).toBeVisible();
});
