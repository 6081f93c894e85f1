import { expect, type Locator, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';

for (const locale of locales) {
  test(`no consent label ends with a short line in ${locale}`, async ({ page }) => {
    for (const width of [390, 768, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(getLocalePath(locale, pages.contact));
      for (const id of ['consent', 'transfer']) {
        const widths = await measureLines(page.locator(`label[for="${id}"]`));
        const share = (widths.at(-1) ?? 0) / Math.max(...widths);
        expect.soft(share, `${id} at ${width} px`).toBeGreaterThan(0.3);
      }
    }
  });

  test(`the hint of the phone number is one line on phones in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await page.goto(getLocalePath(locale, pages.contact));
    if (!(await page.locator('#phone-hint').isVisible()))
      await page.locator('#enquiry input[type="radio"][value="phone"]').check();
    expect(await measureLines(page.locator('#phone-hint'))).toHaveLength(1);
  });
}

/** Returns the width of each line of a text, in pixels. */
const measureLines = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const widths = new Map<number, number>();
    for (const { bottom, width } of range.getClientRects()) {
      const line = Math.round(bottom);
      widths.set(line, (widths.get(line) ?? 0) + width);
    }
    return [...widths.values()];
  });
