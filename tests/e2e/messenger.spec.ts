import { expect, type Page, test } from '@playwright/test';
import { drawQrCode } from 'brand/qr';
import { getColours } from '@/lib/content/appearance/brand';
import { getFirstMessenger, getMessenger } from '@/lib/content/entries/getMessenger';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { addScene } from '@/lib/shared/messengers/scene';
import { getMessages, interact } from './site';

const URL_PATH = '/zh/services/';

const { common } = getMessages('zh');
const { account = '', href = '' } = getMessenger('wechat') ?? {};
/** The messengers with an account or a link in facts.json. */
const messengers = (['wechat', 'zalo'] as const).flatMap((id) => getMessenger(id) ?? []);

/** WeChat for Android: https://luke.gd/p/detecting-wechat-client. */
const wechatBrowser = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile ' +
    'Safari/537.36 XWEB/1160117 MicroMessenger/8.0.48.2580(0x28003036) Weixin NetType/WIFI Language/zh_CN',
};

const getBar = (page: Page) => page.getByRole('navigation', { name: common.bar.label });
const getButton = (page: Page) => getBar(page).locator('summary');

async function openPanel(page: Page) {
  await page.goto(URL_PATH);
  await getButton(page).click();
}

test.describe('in WeChat', () => {
  test.use(wechatBrowser);

  test('the panel shows a QR code whose link contains the page', async ({ page }) => {
    test.skip(!href, 'facts.json has no WeChat link.');
    await openPanel(page);
    const code = getBar(page).getByRole('img', { name: common.bar.code });
    await expect(code).toBeInViewport({ ratio: 1 });
    const box = await code.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(150);
    const response = await page.request.get((await code.getAttribute('src')) ?? '');
    expect(await response.body()).toEqual(
      Buffer.from(await drawQrCode(addScene(href, URL_PATH), getColours('ink').light)),
    );
    await expect(getBar(page).getByText(common.bar.scan)).toBeVisible();
    await expect(getBar(page).getByRole('link', { name: common.bar.open })).toHaveAttribute(
      'href',
      addScene(href, URL_PATH),
    );
  });

  test('the panel fits the narrowest phones', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPanel(page);
    await expect(getBar(page).getByText(common.bar.reply)).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
});

test('a phone in landscape has no bar', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(URL_PATH);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.locator('nav:has([data-panel])')).toBeHidden();
});

test('the copy button copies the account', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read']);
  await openPanel(page);
  const copy = getBar(page).getByRole('button', { name: common.bar.copy });
  await copy.click();
  await expect(getBar(page).getByRole('button', { name: common.bar.copied })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account);
});

test('Escape closes the panel and focuses its button', async ({ page }) => {
  await page.goto(URL_PATH);
  await interact(page);
  await getButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(getBar(page).getByText(common.bar.reply)).toBeVisible();
  await expect(getBar(page).locator('button')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(getBar(page).getByText(common.bar.reply)).toBeHidden();
  await expect(getButton(page)).toBeFocused();
});

test('the panel works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(URL_PATH);
  await getButton(page).click();
  await expect(getBar(page).getByText(account)).toBeVisible();
  await expect(getBar(page).locator('button')).toBeHidden();
  await context.close();
});

for (const locale of locales) {
  test(`the trial replaces the number on scroll in ${locale}`, async ({ browser, baseURL }) => {
    // In the language of the browser, so that no language hint covers the first screen.
    const context = await browser.newContext({ baseURL, locale, viewport: { width: 390, height: 760 } });
    const page = await context.newPage();
    await page.goto(getLocalePath(locale));
    const messages = getMessages(locale).common.bar;
    const bar = page.getByRole('navigation', { name: messages.label });
    const number = bar.getByRole('link', { name: loadFacts().company.phone });
    const trial = bar.getByRole('link', { name: messages.trial });
    await expect(number).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(messages[getFirstMessenger(locale).id], { exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(trial).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect(trial).toBeInViewport({ ratio: 1 });
    await expect(number).toBeHidden();
    await context.close();
  });
}

test('the Zalo icon of the footer leads to the QR code on a laptop', async ({ page }) => {
  test.skip(!getMessenger('zalo')?.href, 'facts.json has no Zalo link.');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/vi/contact/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zalo' }).click();
  await expect(page.getByRole('img', { name: getMessages('vi').contact.qr.zaloAlt })).toBeInViewport({
    ratio: 1,
  });
  const direct = page.getByRole('list', { name: getMessages('vi').contact.direct });
  await expect(direct.getByRole('link', { name: 'Zalo' })).toHaveAttribute('target', '_blank');
});

test.describe('on a phone', () => {
  test.use({ viewport: wechatBrowser.viewport, hasTouch: true, isMobile: true });

  test('the Zalo icon of the footer leads to the link that opens the chat', async ({ page }) => {
    await page.goto('/vi/about/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Zalo' }).tap();
    await expect(page).toHaveURL('/vi/contact/#zalo');
    await expect(page.locator('#zalo a')).toBeInViewport();
  });
});

test('the contact page shows both accounts with QR codes', async ({ page }) => {
  await page.setViewportSize(wechatBrowser.viewport);
  await page.goto('/zh/contact/#wechat');
  for (const messenger of messengers) {
    await expect(page.locator(`#${messenger.id}-code`)).toContainText(messenger.account ?? '');
    await expect(page.locator(`#${messenger.id}-code`)).toBeVisible();
  }
  await expect(page.locator('#wechat img')).toHaveCount(
    messengers.filter((messenger) => messenger.href).length,
  );
});
