import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';

/** The page of each station, and the disclosure that is operated: its position among those of the station. */
const stations = {
  erp: ['/services/erp/', 0],
  wms: ['/services/wms/', 1],
  vietconnect: ['/services/vietconnect/', 2],
  'ai-video': ['/services/ai-video/', 0],
  'ai-platform': ['/services/ai-platform/', 0],
  customs: ['/customs/', 0],
  'service-level': ['/service-level/', 1],
  migration: ['/migration/', 0],
} as const;

// With reduced motion, what opens has its full size at once.
test.use({ javaScriptEnabled: false, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const [id, [path, position]] of Object.entries(stations)) {
  test(`the station ${id} is operated by pointer, keyboard and touch without a script`, async ({ page }) => {
    const station = page.locator(`[data-station="${id}"]`);
    const disclosure = station.locator('details').nth(position);
    const summary = disclosure.locator('summary');
    const operations = [() => summary.click(), () => summary.press('Enter'), () => summary.tap()];
    for (const [shift, locale] of locales.entries()) {
      for (const [index, width] of [390, 768, 1366].entries()) {
        await page.goto(getLocalePath(locale, path));
        await page.setViewportSize({ width, height: 844 });
        await expect(disclosure).not.toHaveAttribute('open');
        // Over the three languages, each width has each operation.
        await operations[(index + shift) % operations.length]?.();
        await expect(disclosure).toHaveAttribute('open');
        await expectFit(page, id);
      }
    }
  });
}

test('Tab moves from a posted voucher to the currencies', async ({ page }) => {
  await page.goto('/en/services/erp/');
  const station = page.locator('[data-station="erp"]');
  const action = station.locator('summary');
  const result = station.getByRole('status').getByText('Posted at 10:15');
  await expect(result).toBeHidden();
  await action.press('Enter');
  await expect(action).toBeHidden();
  await expect(result).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(station.locator('details')).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(station.getByRole('radio').first()).toBeFocused();
});

test('the voucher shows one currency at a time', async ({ page }) => {
  await page.goto('/en/services/erp/');
  const station = page.locator('[data-station="erp"]');
  await station.locator('summary').click();
  for (const [currency, amount] of [
    ['CNY', '208,740'],
    ['USD', '29,400'],
    ['VND', '772,338,000'],
  ] as const) {
    await station.getByRole('radio', { name: currency }).check();
    await expect(station.locator('[data-currency]:visible').first()).toHaveText(amount);
    await expect(station.locator('[data-currency]:visible')).toHaveCount(6);
  }
});

test('a refused scan turns the bin on the map red', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 844 });
  await page.goto('/en/services/wms/');
  const bin = page.locator('[data-station="wms"] g[data-refused]');
  const getFill = () => bin.evaluate((element) => getComputedStyle(element).fill);
  const fill = await getFill();
  await page.locator('[data-station="wms"] details[data-refused] summary').click();
  expect(await getFill()).not.toBe(fill);
});

test('the clip is on the first screen, loads when it is played, and has subtitles', async ({ page }) => {
  const video = page.locator('video');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const [locale, subtitle] of [
    ['zh', '洗五十次，藏青会褪色吗？'],
    ['en', 'Fifty washes: does the navy fade?'],
    ['vi', 'Giặt năm mươi lần, màu xanh đen có phai không?'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(getLocalePath(locale, '/services/ai-video/'));
    // A phone shows the centre of the clip, where its play button is, above the bar of contacts.
    // A late font can change the lines of the title.
    await expect.poll(async () => (await video.boundingBox())?.y).toBeLessThan(560);
    await page.setViewportSize({ width: 1280, height: 800 });
    const { y = 0, height = 0 } = (await video.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(800);

    expect(loaded.filter((url) => /\.(mp4|webm|vtt)$/.test(url))).toEqual([]);
    await video.press('Space');
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0);
    const shown = await video.evaluate(({ textTracks }: HTMLVideoElement) =>
      Array.from(textTracks)
        .filter(({ mode }) => mode === 'showing')
        .map(({ activeCues }) => (activeCues?.[0] as VTTCue | undefined)?.text),
    );
    expect(shown).toEqual([subtitle]);
    loaded.length = 0;
  }
});

/** Expects that the station is at most one screen of a phone high and not wider than the page, and clips no text. */
async function expectFit(page: Page, id: string): Promise<void> {
  const station = page.locator(`[data-station="${id}"]`);
  expect((await station.boundingBox())?.height).toBeLessThanOrEqual(844);
  const clipped = await station
    .locator('p, li, b, summary, blockquote')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(clipped).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
