import { expect, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
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

test('a later time of the day does not move the screens on a phone', async ({ page }) => {
  skipWithoutSections('home', 'showcase');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await page.goto(getLocalePath(locale));
    const screens = page.locator('#showcase [data-role]:visible');
    const getTop = () => screens.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const top = await getTop();
    for (const time of [/^13:00/, /^17:00/]) {
      await page.locator('#showcase').getByRole('radio', { name: time }).check();
      expect(await getTop()).toBe(top);
    }
  }
});
