import { expect, type Page, test } from '@playwright/test';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { firstCase, getMessages } from './site';

const { share, bar } = getMessages('vi').common;

const url = getLocalePath('vi', firstCase);

/** The disclosure of a page, which has only one. */
const getDisclosure = (page: Page) => page.locator('details').filter({ has: page.getByText(share.label) });

test('the link to a page can be copied, printed and forwarded', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(url);
  const disclosure = getDisclosure(page);
  await disclosure.getByText(share.label).click();
  await expect(disclosure.getByText(getAbsoluteUrl(url))).toBeVisible();
  await expect(disclosure.getByRole('link', { name: share.mail })).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  );
  await disclosure.getByRole('button', { name: bar.copy }).click();
  await expect(disclosure.getByRole('button', { name: bar.copied })).toBeVisible();
  await expect(disclosure.getByText(share.openHint)).toBeHidden();
  await disclosure.getByRole('button', { name: share.print }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

test('a printed page contains its URL but no controls', async ({ page }) => {
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });
  await expect(getDisclosure(page).getByText(getAbsoluteUrl(url))).toBeVisible();
  await expect(page.getByText(share.label).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(share.mail).filter({ visible: true })).toHaveCount(0);
});

test.describe('in WeChat', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 13) Mobile MicroMessenger/8.0.47' });

  test('a note about the browser replaces the print button', async ({ page }) => {
    await page.goto(url);
    const disclosure = getDisclosure(page);
    await disclosure.getByText(share.label).click();
    await expect(disclosure.getByRole('button', { name: bar.copy })).toBeVisible();
    await expect(disclosure.getByRole('button', { name: share.print })).toBeHidden();
    await expect(disclosure.getByText(share.openHint)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a note replaces the buttons', async ({ page }) => {
    await page.goto(url);
    const disclosure = getDisclosure(page);
    await disclosure.getByText(share.label).click();
    await expect(disclosure.locator('noscript')).toBeVisible();
    await expect(disclosure.getByRole('button')).toHaveCount(0);
  });
});
