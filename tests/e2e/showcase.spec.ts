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
  await expect(getOrderRow(`3,000 11-20 11-21 40% ${words.late}`)).toBeVisible();
  await showcase.getByRole('radio', { name: /^17:00 / }).check();
  await expect(getOrderRow(`3,000 11-20 11-19 47% ${words.onTime}`)).toBeVisible();
  await showcase.getByRole('radio', { name: 'Tiếng Việt' }).check();
  await expect(getOrderRow(`3,000 11-20 11-19 47% ${vietnamese.onTime}`)).toBeVisible();
  await showcase.getByRole('radio', { name: words.keeper }).check();
  await expect(showcase.getByRole('row', { name: /^C4 .* 48 48$/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(showcase.getByRole('table')).toHaveAccessibleName(`${vietnamese.plan} ${vietnamese.leader}`);
  await expect(showcase.getByRole('row', { name: /11-17 15:00 – 11-18 17:00$/ })).toBeVisible();
});

test('the voucher follows the language and replaces the times of the day', async ({ page }) => {
  skipWithoutSections('home', 'showcase');
  await page.goto('/en/');
  const showcase = page.locator('#showcase');
  await showcase.getByRole('radio', { name: words.leader }).check();
  await page.keyboard.press('ArrowRight');
  await expect(showcase.getByRole('table')).toHaveAccessibleName(`${words.voucher} ${words.accountant}`);
  await expect(
    showcase.getByRole('row', { name: `${words.account131} 772,338,000 208,740 29,400` }),
  ).toBeVisible();
  await expect(showcase.getByRole('radio', { name: /^17:00 / })).toBeHidden();
  await showcase.getByRole('radio', { name: 'Tiếng Việt' }).check();
  await expect(
    showcase.getByRole('row', { name: `${vietnamese.margin} 193,084,500 52,185 7,350` }),
  ).toBeVisible();
});
