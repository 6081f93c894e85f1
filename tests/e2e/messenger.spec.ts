import { expect, type Page, test } from '@playwright/test';
import { getColours } from '@/lib/content/appearance/brand';
import { getFirstMessenger, getMessenger } from '@/lib/content/facts/getMessenger';
import { locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { drawQrCode } from '@/lib/routes/getQrCodes';
import { getMessages } from './site';

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

/** Fills in the messenger of a message. */
const fill = (message: string) => message.replaceAll('{messenger}', common.bar.wechat);

const getBar = (page: Page) => page.getByRole('navigation', { name: common.bar.label });
const getButton = (page: Page) => getBar(page).locator('[popovertarget]');

async function openPanel(page: Page) {
  await page.goto(URL_PATH);
  await getButton(page).click();
}

test.describe('in WeChat', () => {
  test.use(wechatBrowser);

  test('the panel shows the QR code and the link', async ({ page }) => {
    test.skip(!href, 'facts.json has no WeChat link.');
    await openPanel(page);
    const code = getBar(page).getByRole('img', { name: fill(common.bar.code) });
    await expect(code).toBeInViewport({ ratio: 1 });
    const box = await code.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(150);
    const response = await page.request.get((await code.getAttribute('src')) ?? '');
    expect(await response.body()).toEqual(Buffer.from(await drawQrCode(href, getColours('ink').light)));
    await expect(getBar(page).getByText(fill(common.bar.scan))).toBeVisible();
    await expect(getBar(page).getByRole('link', { name: fill(common.bar.open) })).toHaveAttribute(
      'href',
      href,
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

test('a phone in landscape has the contacts in its header', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(URL_PATH);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const price = getBar(page).getByRole('link', { name: common.actions.price });
  await expect(price).toBeInViewport({ ratio: 1 });
  expect((await price.boundingBox())?.y).toBeLessThan(60);
});

test('the panel works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(URL_PATH);
  await getButton(page).click();
  await expect(getBar(page).getByText(account)).toBeVisible();
  await expect(getBar(page).getByRole('button', { name: common.bar.copy })).toBeHidden();
  await context.close();
});

for (const width of [390, 1366]) {
  test(`Escape and an outside click close the panel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(URL_PATH);
    const number = getBar(page).locator('[popover] [href^="tel:"]');
    await getButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(number).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(number).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(number).toBeHidden();
    await expect(getButton(page)).toBeFocused();
    await getButton(page).click();
    await expect(number).toBeVisible();
    await page.mouse.click(20, 200);
    await expect(number).toBeHidden();
  });
}

for (const locale of locales) {
  test.describe(() => {
    // In the language of the browser, so that no language hint appears.
    test.use({ locale, viewport: { width: 390, height: 760 } });

    test(`a phone shows number, messenger and price on one line at every position in ${locale}`, async ({
      page,
    }) => {
      await page.goto(getLocalePath(locale));
      const { actions, bar: labels } = getMessages(locale).common;
      const bar = page.getByRole('navigation', { name: labels.label });
      for (const distance of [0, 300, 3000]) {
        await page.mouse.wheel(0, distance);
        for (const target of [
          bar.getByRole('link', { name: labels.call }),
          bar.getByText(labels[getFirstMessenger(locale).id], { exact: true }).filter({ visible: true }),
          bar.getByRole('link', { name: actions.price }),
        ])
          await expect(target).toBeInViewport({ ratio: 1 });
      }
      for (const width of [360, 390, 412]) {
        await page.setViewportSize({ width, height: 800 });
        const { reserved, height } = await bar.evaluate((element) => {
          const probe = document.createElement('div');
          probe.style.height = 'var(--bottom-bar)';
          document.body.append(probe);
          return { reserved: probe.offsetHeight, height: (element as HTMLElement).offsetHeight };
        });
        expect.soft(height, `${width} px`).toBe(reserved);
      }
    });
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
